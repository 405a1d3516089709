import { links } from '@paw/contract/links.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';

interface Way {
  to: string;
  /** The passkey's name, or the identity provider's. */
  way: string;
  shopUrl: string;
}

const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** A notice to a member that one of their ways to sign in was added or removed, and what to do if it wasn't them. */
export const wayNotice =
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
