import type { MailContent } from './MailContent.ts';

interface Code {
  to: string;
  code: string;
  hasAccount: boolean;
  minutes: number;
}

/** The one-time code of a sign-up, to the owner of the address. */
export function codeMail({ to, code, hasAccount, minutes }: Code): MailContent {
  const what = hasAccount
    ? 'Somebody asked for an account with this address, which has one already. This code signs you in to it.'
    : 'Type this code on the page where you signed up. It opens your account.';
  return {
    to,
    subject: `${code} is your code`,
    heading: 'Your code',
    blocks: [
      { kind: 'text', text: what },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `It is good for ${minutes} minutes. Was it not you? Then ignore this mail: nothing happens.`,
      },
    ],
  };
}
