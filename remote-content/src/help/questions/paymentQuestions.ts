import { links } from '@paw/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer, type Question } from '../Question.ts';

const { coupon } = rulesInWords;

export const paymentQuestions: readonly Question[] = [
  {
    id: 'ways-to-pay',
    question: 'How can I pay?',
    answer: answer`Pay the driver on delivery. Checkout shows any other options.`,
    also: 'payment cash card credit paypal',
    isAskedMost: true,
  },
  {
    id: 'card-number',
    question: 'Do you store my card number?',
    answer: answer`No. Where we accept cards, you pay on the payment company’s own page. We never see the number.`,
    also: 'credit security safe payment',
  },
  {
    id: 'sales-tax',
    question: 'How much is the sales tax?',
    answer: answer`It depends on where we deliver and is calculated after discounts. Until you enter your address, it’s an estimate.`,
    also: 'vat taxes estimated total',
  },
  {
    id: 'price-changed',
    question: 'A price changed while the item was in my cart. Which price do I pay?',
    answer: answer`The price when you place the order. If it drops, you pay the lower price. If it goes up, we’ll ask you first.`,
    also: 'sale',
  },
  {
    id: 'discount-code',
    question: 'Where do I enter a promo code?',
    answer: answer`In ${{ label: 'your cart', to: links.cart() }}, next to the total. If a code doesn’t work, we’ll tell you why. ${coupon.code} takes ${coupon.saving} off one order of ${coupon.minimum} or more.`,
    also: 'coupon discount voucher',
  },
];
