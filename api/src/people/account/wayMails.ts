import { links } from '@paw/contract/links.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';
import { proofCodeLimits } from '../session/proofQueries.ts';

interface Way {
  to: string;
  /** The passkey's name, or the identity provider's. */
  way: string;
  shopUrl: string;
}

const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** A notice to the owner about one of their ways to sign in, with what to do when it was somebody else. */
const notice =
  (subject: string, heading: string, follows: string) =>
  ({ to, way, shopUrl }: Way): MailContent => ({
    to,
    subject,
    heading,
    blocks: [
      { kind: 'lines', lines: [way] },
      text(`${follows} If this was you, you’re all set.`),
      text(
        'If it wasn’t you, choose a new password now: that logs everyone out and removes all passkeys and linked sign-ins.',
      ),
      { kind: 'button', label: 'Choose a new password', url: `${shopUrl}${links.resetPassword()}` },
    ],
  });

/** What the owner of an account hears when one of its ways to sign in comes or goes. */
export const wayMails = {
  'passkey-added': notice(
    'A passkey was added to your account',
    'Your account has a new passkey.',
    'Anyone who can unlock that device can use it to log in.',
  ),
  'passkey-removed': notice(
    'A passkey was removed from your account',
    'A passkey was removed.',
    'It can no longer be used to log in.',
  ),
  'identity-added': notice(
    'A sign-in was linked to your account',
    'Your account has a new linked sign-in.',
    'You can now log in with your account there.',
  ),
  'identity-removed': notice(
    'A linked sign-in was removed from your account',
    'A linked sign-in was removed.',
    'It can no longer be used to log in.',
  ),
};

/** The code with which a member shows who they are. */
export const proofCodeMail = (to: string, code: string): MailContent => ({
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
