import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

export const codeMailKinds = mailKinds(
  {
    code: z.object({
      id: z.string(),
      to: z.string(),
      hasAccount: z.boolean(),
      minutes: z.number(),
      /** ISO text: afterwards the code opens nothing, and the email is dropped. */
      goodUntil: z.string(),
      secret: z.string(),
    }),
  },
  ({ id }) => id,
);

export const codeComposer = mailComposer(
  codeMailKinds,
  () =>
    async ({ goodUntil, secret, ...mail }) =>
      Date.parse(goodUntil) > Date.now() ? codeMail({ ...mail, code: secret }) : undefined,
);

interface Code {
  to: string;
  code: string;
  hasAccount: boolean;
  minutes: number;
}

/** The one-time code of a sign-up, to the owner of the address. */
function codeMail({ to, code, hasAccount, minutes }: Code): MailContent {
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
