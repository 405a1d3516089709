import { z } from 'zod';
import { mailComposer } from '../../platform/mail/mailComposer.ts';
import { mailKinds } from '../../platform/mail/mailKinds.ts';
import { findAccount } from '../account/accountQueries.ts';
import { wayNotice } from '../account/wayNotice.ts';

/** `name` as the passkey was called then. */
const payload = z.object({ accountId: z.uuid(), event: z.uuid(), name: z.string() });

export const passkeyMailKinds = mailKinds(
  { 'passkey-added': payload, 'passkey-removed': payload },
  ({ event }) => event,
);

export const passkeyComposer = mailComposer(passkeyMailKinds, ({ database, shopUrl }) => async (mail) => {
  const account = await findAccount(database, mail.accountId);
  return account && notices[mail.mail]({ to: account.emailTyped, way: mail.name, shopUrl });
});

const notices = {
  'passkey-added': wayNotice(
    'A passkey was added to your account',
    'Your account has a new passkey.',
    'Anyone who can unlock that device can use it to log in.',
  ),
  'passkey-removed': wayNotice(
    'A passkey was removed from your account',
    'A passkey was removed.',
    'It can no longer be used to log in.',
  ),
};
