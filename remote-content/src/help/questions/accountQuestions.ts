import { links } from '@paw/contract/links.ts';
import { rulesInWords } from '../../rulesInWords.ts';
import { answer, type Question } from '../Question.ts';
import { ways } from './ways.ts';

const { session, wholeSession, signUpCode, deletion } = rulesInWords;

export const accountQuestions: readonly Question[] = [
  {
    id: 'need-an-account',
    question: 'Do I need an account?',
    answer: answer`No. You can browse, fill a cart and check out as a guest. If you pay on delivery as a guest, we send you an email first: open its link and confirm the order.`,
    also: 'register signup guest',
    isAskedMost: true,
  },
  {
    id: 'sign-up-code',
    question: 'My sign-up code didn’t work. What should I do?',
    answer: answer`A code is good for ${signUpCode}; after that, request a new one. Only the newest one works. No email? Check your spam folder.`,
    also: 'register signup verification expired six-digit',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password. How do I log in?',
    answer: answer`We’ll email you a link to set a new one. Start at ${{ label: 'Forgot your password?', to: links.resetPassword() }}`,
    also: 'reset login lost',
  },
  {
    id: 'signed-in',
    question: 'How long do I stay logged in?',
    answer: answer`Until you log out, or for ${session} after you last used the store. After ${wholeSession} you log in again in any case. Log out on shared devices.`,
    also: 'sign session login',
  },
  {
    id: 'delete-account',
    question: 'How do I delete my account?',
    answer: answer`Log in and go to ${{ label: 'Your data', to: links.myData() }} in your account. You can download everything first. We delete the account ${deletion} later, so you can still change your mind. The ${ways.privacy} lists what the law requires us to keep.`,
    also: 'close remove data',
  },
];
