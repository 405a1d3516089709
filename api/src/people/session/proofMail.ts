import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../../platform/database/schema.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

/** How long an emailed code is good, in minutes, and how many may be typed. */
export const proofCodeLimits = { minutes: 10, tries: 5 };

export const proofMailKinds = mailKinds(
  {
    /** `goodUntil` is ISO text: afterwards the code shows nothing, and the email is dropped. */
    'proof-code': z.object({ accountId: z.uuid(), event: z.uuid(), goodUntil: z.string(), secret: z.string() }),
  },
  ({ event }) => event,
);

export const proofComposer = mailComposer(proofMailKinds, ({ database: { db } }) => async (mail) => {
  const [account] = await db.select({ to: accounts.emailTyped }).from(accounts).where(eq(accounts.id, mail.accountId));
  return account && Date.parse(mail.goodUntil) > Date.now() ? proofCodeMail(account.to, mail.secret) : undefined;
});

const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** The code with which a member shows who they are. */
const proofCodeMail = (to: string, code: string): MailContent => ({
  to,
  subject: `${code} is your code`,
  heading: 'Your code',
  blocks: [
    text('Enter this code on the security page of your account to confirm it’s you.'),
    { kind: 'code', code },
    text(
      `It’s good for ${proofCodeLimits.minutes} minutes. If you didn’t ask for it, someone is logged in to your account: don’t share the code, and choose a new password.`,
    ),
  ],
});
