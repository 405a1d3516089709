import { links } from '@paw/shared/contract/links.ts';
import { answer } from '../answer.ts';
import type { Question } from '../Question.ts';

export const productQuestions: readonly Question[] = [
  {
    id: 'size',
    question: 'Which size does my dog need?',
    answer: answer`Measure rather than guess: ${{ label: 'here is how', to: links.blog('how-to-measure-a-dog-for-collar-and-harness') }}. Each product’s page has its sizes among the specifications.`,
    also: 'fit sizing collar harness chart',
    isAskedMost: true,
  },
  {
    id: 'out-of-stock',
    question: 'What I want is out of stock. Will it come back?',
    answer: answer`On its page you can leave your email: you get one mail when it is in stock again, and no other.`,
    also: 'sold available notify restock',
  },
  {
    id: 'reserved',
    question: 'Is what lies in my cart reserved for me?',
    answer: answer`No. When two people want the last one, it belongs to whoever orders first. The other one keeps the cart and is told.`,
    also: 'stock hold basket',
  },
  {
    id: 'pictures',
    question: 'Are the pictures photos of the product?',
    answer: answer`They are computer drawings of each kind of product, in the color you choose. The description and the specifications say what it is.`,
    also: 'image photo look color',
  },
  {
    id: 'reviews',
    question: 'Who can write a review?',
    answer: answer`Everyone who is logged in, once for each product. “Verified purchase” stands on it when you bought the product here.`,
    also: 'rating stars feedback',
  },
  {
    id: 'health',
    question: 'Can you tell me what is good for a sick animal?',
    answer: answer`No: a vet can, and should see the animal. For everyday questions, our ${{ label: 'blog', to: links.blogs() }} says what you can do yourself and when to ask a vet.`,
    also: 'illness food diet health advice',
  },
];
