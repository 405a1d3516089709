/**
 * Everything that the shop stores in a browser, and why. The privacy policy shows this list, and a test compares it
 * with a browser's storage after a day of shopping. A release that stores something new adds it here.
 */
import { CART_KEY } from './cartStorage.ts';
import { CONSENT_KEY } from './consentStorage.ts';
import { COPIES } from './copyDatabase.ts';
import { OUTBOX_PREFIX } from './outbox.ts';
import { ownKey } from './ownRecord.ts';
import { PLACE_KEY } from './placeStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { TOKEN_KEY } from './tokenStorage.ts';
import { WISHLIST_KEY } from './wishlistStorage.ts';

export interface KeptInBrowser {
  /** The name in the browser; `…` at its end stands for a variable part. */
  name: string;
  /** Of the browser, of one tab, or sent with each request. */
  kind: 'storage' | 'tab' | 'cookie';
  purpose: string;
  /** How long it is stored. */
  until: string;
  /** Only with the shopper's consent. */
  needsConsent?: true;
}

const { sessionDays, sessionMostDays, codeMinutes } = rules.accounts;

export const keptInBrowser: readonly KeptInBrowser[] = [
  { name: CART_KEY, kind: 'storage', purpose: 'Items in your cart.', until: 'until you remove it' },
  {
    name: 'cart-copy',
    kind: 'storage',
    purpose: 'The latest cart saved to your account, so two devices don’t overwrite each other.',
    until: 'until you log out',
  },
  {
    name: 'cart-saved-for-later',
    kind: 'storage',
    purpose: 'Items you saved for later.',
    until: 'until you remove it',
  },
  {
    name: `${OUTBOX_PREFIX}…`,
    kind: 'storage',
    purpose: 'An item you added while your cart was unavailable.',
    until: 'until it is in the cart',
  },
  {
    name: 'cart-damaged…',
    kind: 'storage',
    purpose: 'A cart we couldn’t read, set aside so nothing is lost.',
    until: 'until you clear it',
  },
  {
    name: 'cart-saved-for-later-damaged',
    kind: 'storage',
    purpose: 'A saved list we couldn’t read, set aside so nothing is lost.',
    until: 'until you clear it',
  },
  {
    name: 'checkout-draft',
    kind: 'storage',
    purpose: 'What you typed at checkout and your last order’s number, so a reload loses nothing.',
    until: `what you typed, until you place the order or log out, ${rules.checkout.draftDays} days at most; the number, until your next order or until you log out`,
  },
  {
    name: TOKEN_KEY,
    kind: 'storage',
    purpose: 'Whether you’re logged in or checking out as a guest.',
    until: `until you log out, ${sessionDays} days after your last visit, or ${sessionMostDays} days after you logged in`,
  },
  ...[CART_KEY, 'checkout-draft', TOKEN_KEY].map((key) => ({
    name: ownKey(key),
    kind: 'storage' as const,
    purpose: `A second copy of “${key}”, in case an error in the shop empties it.`,
    until: `as long as “${key}” is`,
  })),
  {
    name: COPIES,
    kind: 'storage',
    purpose: 'Second copies of your cart, of what you typed at checkout and of your login, for the same reason.',
    until: 'as long as these are',
  },
  {
    name: WISHLIST_KEY,
    kind: 'storage',
    purpose: 'Items on your wishlist before you log in.',
    until: 'until you remove it, or it’s saved to your account',
  },
  {
    name: 'recently-viewed',
    kind: 'storage',
    purpose: 'Products you looked at, shown again on this device.',
    until: 'until you clear it on the home page',
  },
  {
    name: 'recent-searches',
    kind: 'storage',
    purpose: 'What you searched for, offered again in the search box.',
    until: 'until you clear it there',
  },
  {
    name: CONSENT_KEY,
    kind: 'storage',
    purpose: 'Your answer about visit statistics, where we ask.',
    until: 'until you change it on this page',
  },
  {
    name: 'contact-draft',
    kind: 'tab',
    purpose: 'What you typed on the contact page, so an error or a reload loses nothing.',
    until: 'until it is sent',
  },
  {
    name: 'review-draft:…',
    kind: 'tab',
    purpose: 'A review you started to write.',
    until: 'until it is sent',
  },
  {
    name: PLACE_KEY,
    kind: 'tab',
    purpose: 'The page you were on when your login expired, so you can return to it.',
    until: 'until you log in',
  },
  {
    name: 'linking',
    kind: 'tab',
    purpose: 'Which third-party login you’re adding to your account, where we offer one.',
    until: 'until the login is added',
  },
  {
    name: 'scroll-places',
    kind: 'tab',
    purpose: 'Your scroll position, so Back takes you to the same spot.',
    until: 'until you close the tab',
  },
  {
    name: 'list-focus',
    kind: 'tab',
    purpose: 'Which product in a list you opened, so Back takes you to it.',
    until: 'until you are back',
  },
  {
    name: 'typed',
    kind: 'tab',
    purpose: 'What you typed, while we reload a page that had an error. Never passwords or cards.',
    until: 'until the page is back',
  },
  {
    name: 'reloaded-at',
    kind: 'tab',
    purpose: 'When we last reloaded a page for that reason, so it doesn’t happen twice.',
    until: 'until you close the tab',
  },
  {
    name: 'menu-entries',
    kind: 'tab',
    purpose: 'The menu’s categories, the same for everyone, so they load only once.',
    until: 'until you close the tab',
  },
  {
    name: 'signals-…',
    kind: 'tab',
    purpose:
      'Which version of the store this tab has been counted with, and which kinds of errors, so each counts once.',
    until: 'until you close the tab',
  },
  {
    name: '__Host-visitor',
    kind: 'cookie',
    purpose:
      'A random number, only while some visitors get a new version of the store first, so you stay on one version. Scripts can’t read it.',
    until: 'until you close your browser',
  },
  {
    name: '__Host-paw',
    kind: 'cookie',
    purpose: 'Protects your login: a stolen token is useless without it. Scripts can’t read it.',
    until: `until you log out, ${sessionDays} days after your last visit, or ${sessionMostDays} days after you logged in`,
  },
  {
    name: '__Host-paw-sign-up',
    kind: 'cookie',
    purpose: 'Connects the code in our email to the browser you signed up in.',
    until: `${codeMinutes} minutes`,
  },
  {
    name: '__Host-paw-device',
    kind: 'cookie',
    purpose: 'Shows that you’ve logged in with this browser before, so we can email you when someone uses another one.',
    until: '400 days after your last login here',
  },
  {
    name: '__Host-paw-social',
    kind: 'cookie',
    purpose: 'Connects a third-party login to the browser you started it in, where we offer one.',
    until: '10 minutes',
  },
];
