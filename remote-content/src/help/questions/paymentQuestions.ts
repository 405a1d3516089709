import { links } from '@paw/shared/contract/links.ts';
import { answer } from '../answer.ts';
import type { Question } from '../Question.ts';

export const paymentQuestions: readonly Question[] = [
  {
    id: 'ways-to-pay',
    question: 'How can I pay?',
    answer: answer`On delivery, to whoever brings the parcel. Checkout shows other ways where there are any.`,
    also: 'payment cash card credit paypal',
    isAskedMost: true,
  },
  {
    id: 'card-number',
    question: 'Do you store my card’s number?',
    answer: answer`No. Where cards are offered, you pay on the pages of the payment company. We never see the number.`,
    also: 'credit security safe payment',
  },
  {
    id: 'sales-tax',
    question: 'How much is the sales tax?',
    answer: answer`It depends on the place where the order is delivered, and is counted on what you buy after discounts. Until your address is known, the amount is marked as estimated.`,
    also: 'vat taxes estimated total',
  },
  {
    id: 'price-changed',
    question: 'A price changed while it was in my cart. Which one counts?',
    answer: answer`The price in the shop when you place the order. If it has become lower, you pay the lower one. If it has become higher, you are asked first.`,
    also: 'sale',
  },
  {
    id: 'discount-code',
    question: 'Where do I enter a discount code?',
    answer: answer`In ${{ label: 'your cart', to: links.cart() }}, beside the total. If a code cannot be used, it says why.`,
    also: 'coupon promo voucher',
  },
];
