import { z } from 'zod';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';
import { findAccount } from '../account/accountQueries.ts';
import { wayNotice } from '../account/wayNotice.ts';

/** `provider` as in "accounts.google.com". */
const payload = z.object({ accountId: z.uuid(), event: z.uuid(), provider: z.string() });

export const identityMailKinds = mailKinds(
  { 'identity-added': payload, 'identity-removed': payload },
  ({ event }) => event,
);

export const identityComposer = mailComposer(identityMailKinds, ({ database, shopUrl }) => async (mail) => {
  const account = await findAccount(database, mail.accountId);
  return account && notices[mail.mail]({ to: account.emailTyped, way: mail.provider, shopUrl });
});

const notices = {
  'identity-added': wayNotice(
    'A sign-in was linked to your account',
    'Your account has a new linked sign-in.',
    'You can now log in with your account there.',
  ),
  'identity-removed': wayNotice(
    'A linked sign-in was removed from your account',
    'A linked sign-in was removed.',
    'It can no longer be used to log in.',
  ),
};
