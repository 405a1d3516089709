import { links } from '@paw/shared/contract/links.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import type { MailContent } from '../mail/MailContent.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** To the new address. Behind the #, so that no server and no other site ever sees the secret. */
export function emailConfirmMail(to: string, shopUrl: string, secret: string): MailContent {
  return {
    to,
    subject: 'Please confirm your new email address',
    heading: 'One more click, please',
    blocks: [
      text('From then on you log in to Paw Dailies with this address, and our mails come here.'),
      { kind: 'button', label: 'Confirm this address', url: `${shopUrl}${links.confirmEmail(secret)}` },
      text(`The link works once, for ${rules.accounts.resetMinutes} minutes. Was it not you? Then ignore this mail.`),
    ],
  };
}

/** To the new address when it has an account of its own: the page said the same as ever. */
export function emailTakenMail(to: string): MailContent {
  return {
    to,
    subject: 'This address has an account already',
    heading: 'This address has an account already',
    blocks: [
      text('Somebody wanted to use it for another account of Paw Dailies. Nothing was changed.'),
      text('Was it you? Then log in with this address, or choose another one for the other account.'),
    ],
  };
}

/** To the address that the account has so far. */
export function emailAskedMail(from: string, to: string, shopUrl: string): MailContent {
  return {
    to: from,
    subject: 'Your email address is to be changed',
    heading: 'Your email address is to be changed.',
    blocks: [
      text(`Somebody who knows your password wants your account to have the address ${masked(to)} instead.`),
      text(
        'If it was you, open the mail that went there. Was it not you? Then choose a new password now: that stops it.',
      ),
      { kind: 'button', label: 'Choose a new password', url: `${shopUrl}${links.resetPassword()}` },
    ],
  };
}

/** To the address that the account had. */
export function emailChangedMail(to: string, shopUrl: string): MailContent {
  return {
    to,
    subject: 'Your email address was changed',
    heading: 'Your email address was changed.',
    blocks: [
      text('Your account has another address now, and our mails no longer come here.'),
      text('Was it not you? Then write to us at once, and we look into it.'),
      { kind: 'button', label: 'Write to us', url: `${shopUrl}${links.contact()}` },
    ],
  };
}

/** Enough to recognize one's own: "a…@example.com". */
const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');
