import type { MailContent } from '../../platform/mail/MailContent.ts';

interface Code {
  to: string;
  code: string;
  hasAccount: boolean;
  minutes: number;
}

/** The one-time code of a sign-up, to the owner of the address. */
export function codeMail({ to, code, hasAccount, minutes }: Code): MailContent {
  const what = hasAccount
    ? 'Someone tried to create an account with this address, but you already have one. Use this code to log in.'
    : 'Enter this code on the sign-up page to confirm your email and create your account.';
  return {
    to,
    subject: `${code} is your code`,
    heading: 'Your code',
    blocks: [
      { kind: 'text', text: what },
      { kind: 'code', code },
      {
        kind: 'text',
        text: `It expires in ${minutes} minutes. If this wasn’t you, ignore this email.`,
      },
    ],
  };
}
