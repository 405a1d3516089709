import { links } from '@paw/shared/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer } from '../answer.ts';
import type { Question } from '../Question.ts';
import { ways } from './ways.ts';

const { returnDays } = rulesInWords;

export const returnQuestions: readonly Question[] = [
  {
    id: 'send-back',
    question: 'Can I send something back?',
    answer: answer`Yes, within ${returnDays} of delivery, unused; food only unopened. See ${ways.returns}.`,
    also: 'return exchange policy',
    isAskedMost: true,
  },
  {
    id: 'how-to-return',
    question: 'How do I send something back?',
    answer: answer`${{ label: 'Write to us', to: links.contact() }} within ${returnDays} of delivery, with the number of your order and what you would like to return. We answer with the address. Keep the receipt until the refund has arrived.`,
    also: 'return label address',
  },
  {
    id: 'who-pays-the-way-back',
    question: 'Who pays for the way back?',
    answer: answer`You do, unless the fault is ours. Then we send you a label, and what you paid for delivery comes back too.`,
    also: 'return shipping postage cost label',
  },
  {
    id: 'after-a-fitting',
    question: 'It was tried on. Can it still come back?',
    answer: answer`Collars, harnesses and sweaters can, after a fitting indoors. Everything else comes back unused and clean, with its parts; food, treats and litter only unopened.`,
    also: 'return opened worn used size',
  },
  {
    id: 'refund',
    question: 'How do I get my money back?',
    answer: answer`The way it came: the price that you paid for what you return, after discounts, and the tax on it. For an order that is canceled before it is packed, everything is returned.`,
    also: 'refund money',
  },
];
