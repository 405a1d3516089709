import { links } from '@paw/contract/links.ts';
import { answer, type Question } from '../Question.ts';

export const productQuestions: readonly Question[] = [
  {
    id: 'size',
    question: 'Which size does my dog need?',
    answer: answer`Measure rather than guess: ${{ label: 'here’s how', to: links.blog('how-to-measure-a-dog-for-collar-and-harness') }}. You’ll find each product’s sizes on its page, under Specifications.`,
    also: 'fit sizing collar harness chart',
    isAskedMost: true,
  },
  {
    id: 'out-of-stock',
    question: 'The item I want is out of stock. Will it be back?',
    answer: answer`Leave your email on its page, and we’ll email you once when it’s back in stock.`,
    also: 'sold available notify restock',
  },
  {
    id: 'reserved',
    question: 'Are items in my cart reserved for me?',
    answer: answer`No. The last one goes to the first person who orders it. If you miss out, we’ll tell you, and the rest of your cart is safe.`,
    also: 'stock hold basket',
  },
  {
    id: 'pictures',
    question: 'Are the pictures photos of the product?',
    answer: answer`No, they’re 3D renderings of each kind of product, in the color you choose. Check the description and the specifications for the details.`,
    also: 'image photo look color',
  },
  {
    id: 'reviews',
    question: 'Who can write a review?',
    answer: answer`Anyone who’s logged in, once per product. We mark a review “Verified purchase” when the product was bought here.`,
    also: 'rating stars feedback',
  },
  {
    id: 'health',
    question: 'Can you tell me what’s good for a sick pet?',
    answer: answer`No. Please see a vet. For everyday questions, our ${{ label: 'blog', to: links.blogs() }} explains what you can do yourself and when to ask a vet.`,
    also: 'illness food diet health advice',
  },
];
