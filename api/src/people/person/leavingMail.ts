import { longDate } from '@paw/rules/longDate.ts';
import { links } from '@paw/contract/links.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { z } from 'zod';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';

export const leavingMailKinds = mailKinds(
  {
    /** `event` is new each time: a member may ask for the deletion, and take it back, often. */
    'account-leaving': z.object({ accountId: z.uuid(), event: z.uuid() }),
  },
  ({ event }) => event,
);

export const leavingComposer = mailComposer(leavingMailKinds, ({ database, shopUrl }) => async ({ accountId }) => {
  const leaving = await findLeaving(database, accountId);
  return leaving && leavingMail(leaving, shopUrl);
});

interface Leaving {
  email: string;
  /** ISO text. */
  at: string;
}

/** Undefined when the deletion was taken back, or is done. */
async function findLeaving({ db }: Pick<Database, 'db'>, accountId: string): Promise<Leaving | undefined> {
  const { rows } = await db.execute(sql`
    select a.email_typed as email, to_json(d.due_at) #>> '{}' as at
    from account_deletions d join accounts a on a.id = d.account_id where d.account_id = ${accountId}`);
  return rows[0] as unknown as Leaving | undefined;
}

/** A member who did not ask for the deletion can still stop it. */
function leavingMail({ email, at }: Leaving, shopUrl: string): MailContent {
  const date = longDate(at, 'UTC');
  return {
    to: email,
    subject: `Your account will be deleted on ${date}`,
    heading: `Your account will be deleted on ${date}.`,
    blocks: [
      {
        kind: 'text',
        text: 'Nothing changes until then. After that, we permanently delete your name, email, addresses, pets, wishlist, reviews, newsletter subscription and messages. We keep order records without your name or address.',
      },
      { kind: 'text', text: 'Changed your mind, or wasn’t this you? Log in to keep your account.' },
      { kind: 'button', label: 'Keep my account', url: `${shopUrl}${links.dashboard()}/data` },
    ],
  };
}
