import { links } from '@paw/contract/links.ts';
import { rules } from '@paw/rules/rules.ts';
import type { MailContent } from '../../platform/mail/MailContent.ts';

const { resetMinutes } = rules.accounts;
const text = (words: string) => ({ kind: 'text', text: words }) as const;
const button = (label: string, url: string) => ({ kind: 'button', label, url }) as const;
const choosePassword = (shopUrl: string) => button('Choose a new password', `${shopUrl}${links.resetPassword()}`);

export function welcomeMail({ to, name, shopUrl }: { to: string; name: string; shopUrl: string }): MailContent {
  return {
    to,
    subject: 'Welcome to Paw Dailies',
    heading: `Welcome, ${name}.`,
    blocks: [
      text('Your account is ready. Your cart is saved across devices, and all your orders are in one place.'),
      {
        kind: 'lines',
        title: 'Three things to do next',
        lines: [
          '1. Add your pets, and we’ll suggest what fits them.',
          '2. Save an address, so checkout takes a minute.',
          '3. Tap the heart on anything you want to remember.',
        ],
      },
      button('Go to your account', `${shopUrl}${links.dashboard()}`),
      { kind: 'link', label: 'Add your first pet', url: `${shopUrl}${links.dashboard()}/pets?edit=new` },
    ],
  };
}

/** Behind the #, so that no server and no other site ever sees the secret. */
export function passwordResetMail(to: string, shopUrl: string, secret: string): MailContent {
  return {
    to,
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    blocks: [
      text('We got a request to reset your password. If it was you, continue here.'),
      button('Choose a new password', `${shopUrl}${links.resetPassword(secret)}`),
      text(
        `The link works once, for ${resetMinutes} minutes. If this wasn’t you, ignore this email and nothing will change.`,
      ),
    ],
  };
}

interface PasswordChanged {
  to: string;
  /** By an emailed link: then every other way to sign in has ended too. */
  isReset: boolean;
  shopUrl: string;
}

export function passwordChangedMail({ to, isReset, shopUrl }: PasswordChanged): MailContent {
  const ended = [
    text('You were logged out everywhere. Passkeys and linked sign-ins were removed from your account.'),
    text('To add yours again, log in with the new password and go to Security.'),
    button('Go to Security', `${shopUrl}${links.security()}`),
  ];
  return {
    to,
    subject: 'Your password was changed',
    heading: 'Your password was changed.',
    blocks: [
      ...(isReset ? ended : [text('We logged you out everywhere else. If this was you, you’re all set.')]),
      text('If it wasn’t you, choose a new password now. That logs everyone else out.'),
      choosePassword(shopUrl),
    ],
  };
}

export function signInAlarmMail(to: string, shopUrl: string): MailContent {
  return {
    to,
    subject: 'Someone is trying to log in to your account',
    heading: 'Several failed login attempts',
    blocks: [
      text('Someone entered a wrong password for your account several times. They didn’t get in.'),
      text('If you forgot your password, or use the same one on other sites, choose a new one.'),
      choosePassword(shopUrl),
      text('Until this stops, logging in takes a few seconds longer. We’ll email you about this at most once a day.'),
    ],
  };
}

interface NewDevice {
  to: string;
  /** As in "Chrome on Android". */
  device: string;
  /** ISO text. */
  at: string;
  shopUrl: string;
}

export function newDeviceMail({ to, device, at, shopUrl }: NewDevice): MailContent {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    to,
    subject: 'New login to your account',
    heading: 'You logged in from a new browser.',
    blocks: [
      { kind: 'lines', lines: [device, `${when.format(new Date(at))} UTC`] },
      text('If this was you, you’re all set. If it wasn’t, log that browser out and change your password.'),
      button('See where you’re logged in', `${shopUrl}${links.security()}`),
    ],
  };
}
