import { links } from '@paw/shared/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer } from '../answer.ts';
import type { Question } from '../Question.ts';
import { ways } from './ways.ts';

const { session, signUpCode } = rulesInWords;

export const accountQuestions: readonly Question[] = [
  {
    id: 'need-an-account',
    question: 'Do I need an account?',
    answer: answer`No. You can look around, fill a cart and go on to checkout as a guest.`,
    also: 'register signup guest',
    isAskedMost: true,
  },
  {
    id: 'sign-up-code',
    question: 'The code to sign up did not work. What now?',
    answer: answer`A code is good for ${signUpCode}; after that, ask for a new one. Only the newest counts. Nothing in your mail? Look among the spam.`,
    also: 'register signup verification expired six-digit',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. How do I get in?',
    answer: answer`With a code that we mail to you. How it goes stands under ${{ label: 'Forgot your password?', to: links.resetPassword() }}`,
    also: 'reset login lost',
  },
  {
    id: 'signed-in',
    question: 'How long do I stay logged in?',
    answer: answer`Until you log out, or for ${session} after you last used the shop. On a device that others use, log out.`,
    also: 'sign session login',
  },
  {
    id: 'delete-account',
    question: 'How do I have my account deleted?',
    answer: answer`${ways.contact}: we delete it at any time. What the law wants us to keep of an order is named in the ${ways.privacy}.`,
    also: 'close remove data',
  },
];
