import { links } from '@paw/shared/contract/links.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import type { MailContent } from '../mail/MailContent.ts';

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
      text('Your account is open. Your cart follows you to every device, and your orders are in one place.'),
      button('See your account', `${shopUrl}${links.dashboard()}`),
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
      text('Somebody asked for this with your address. If it was you, go on here.'),
      button('Choose a new password', `${shopUrl}${links.resetPassword(secret)}`),
      text(`The link works once, for ${resetMinutes} minutes. Was it not you? Then ignore this mail: nothing changes.`),
    ],
  };
}

export function passwordChangedMail(to: string, shopUrl: string): MailContent {
  return {
    to,
    subject: 'Your password was changed',
    heading: 'Your password was changed.',
    blocks: [
      text('All other browsers were signed out. If it was you, there is nothing to do.'),
      text('Was it not you? Then choose a new password now: that signs everybody else out.'),
      choosePassword(shopUrl),
    ],
  };
}

export function signInAlarmMail(to: string, shopUrl: string): MailContent {
  return {
    to,
    subject: 'Somebody tries to sign in to your account',
    heading: 'Wrong passwords, again and again',
    blocks: [
      text('Somebody typed a wrong password for your account several times. Nobody got in by that.'),
      text('Did you forget it yourself, or do you use it elsewhere too? Then choose a new one.'),
      choosePassword(shopUrl),
      text('Until that stops, signing in takes a few seconds longer. We write about this once a day at most.'),
    ],
  };
}

export function passkeyAddedMail({
  to,
  passkey,
  shopUrl,
}: {
  to: string;
  passkey: string;
  shopUrl: string;
}): MailContent {
  return {
    to,
    subject: 'A passkey was added to your account',
    heading: 'Your account has a new passkey.',
    blocks: [
      { kind: 'lines', lines: [passkey] },
      text('Whoever holds that device can sign in with it. If it was you, there is nothing to do.'),
      text('Was it not you? Then remove the passkey, sign out all others and change your password.'),
      button('See your passkeys', `${shopUrl}${links.security()}`),
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
    subject: 'A new sign-in to your account',
    heading: 'You signed in from a new browser.',
    blocks: [
      { kind: 'lines', lines: [device, `${when.format(new Date(at))} UTC`] },
      text('If it was you, there is nothing to do. Was it not you? Sign that browser out, and change your password.'),
      button('See where you are signed in', `${shopUrl}${links.security()}`),
    ],
  };
}
