import { links } from '@paw/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer, type Question } from '../Question.ts';
import { ways } from './ways.ts';

const { returnDays } = rulesInWords;

export const returnQuestions: readonly Question[] = [
  {
    id: 'send-back',
    question: 'Can I return something?',
    answer: answer`Yes, within ${returnDays} of delivery, if it’s unused. Food must be unopened. See ${ways.returns}.`,
    also: 'return exchange policy',
    isAskedMost: true,
  },
  {
    id: 'how-to-return',
    question: 'How do I return something?',
    answer: answer`Start the return on your order page within ${returnDays} of delivery: find the order under ${{ label: 'Orders', to: links.myOrders() }} in your account, or on ${ways.trackOrder} if you checked out as a guest. We’ll reply by email. Keep your shipping receipt until your refund arrives.`,
    also: 'return label address',
  },
  {
    id: 'who-pays-the-way-back',
    question: 'Who pays for return shipping?',
    answer: answer`You do, unless it’s our mistake. Then we send a prepaid label and refund your delivery fee.`,
    also: 'return shipping postage cost label',
  },
  {
    id: 'after-a-fitting',
    question: 'Can I return something my pet tried on?',
    answer: answer`Collars, harnesses and sweaters, yes, if you tried them on indoors. Everything else must be unused, clean and complete; food, treats and litter must be unopened.`,
    also: 'return opened worn used size',
  },
  {
    id: 'refund',
    question: 'How do I get my money back?',
    answer: answer`To your original payment method: the price you paid for what you return, after discounts, plus the tax on it. If you cancel an order before it’s packed, we refund everything.`,
    also: 'refund money',
  },
];
