import { links } from '@paw/contract/links.ts';
import { rules } from '@paw/rules/rules.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;

/** To the new address. Behind the #, so that no server and no other site ever sees the secret. */
export function emailConfirmMail(to: string, shopUrl: string, secret: string): MailContent {
  return {
    to,
    subject: 'Please confirm your new email address',
    heading: 'Confirm your new email address',
    blocks: [
      text('Once you confirm, you’ll use this address to log in to Paw Dailies, and we’ll send your email here.'),
      { kind: 'button', label: 'Confirm this address', url: `${shopUrl}${links.confirmEmail(secret)}` },
      text(`The link works once, for ${rules.accounts.resetMinutes} minutes. If this wasn’t you, ignore this email.`),
    ],
  };
}

/** To the new address when it has an account of its own: the page said the same as ever. */
export function emailTakenMail(to: string): MailContent {
  return {
    to,
    subject: 'This address already has an account',
    heading: 'This address already has an account',
    blocks: [
      text('Someone tried to use it for another Paw Dailies account. Nothing has changed.'),
      text('If it was you, log in with this address, or choose a different one for the other account.'),
    ],
  };
}

/** To the address that the account has so far. */
export function emailAskedMail(from: string, to: string, shopUrl: string): MailContent {
  return {
    to: from,
    subject: 'Request to change your email address',
    heading: 'Someone asked to change your email address.',
    blocks: [
      text(`Someone with your password asked to change your account email to ${masked(to)}.`),
      text(
        'If it was you, open the email we sent there. If it wasn’t, choose a new password now. That cancels the change.',
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
      text('Your account now uses a different email address, so we’ll no longer write to this one.'),
      text('If this wasn’t you, contact us right away and we’ll look into it.'),
      { kind: 'button', label: 'Contact us', url: `${shopUrl}${links.contact()}` },
    ],
  };
}

/** Enough to recognize one's own: "a…@example.com". */
const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');
