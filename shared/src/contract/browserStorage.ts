/**
 * All that the shop keeps in a browser, and why: the privacy policy shows this list, and a test compares it with what
 * a browser holds after a day of shopping. A release that keeps something new adds it here.
 */
import { CART_KEY } from './cartStorage.ts';
import { CONSENT_KEY } from './consentStorage.ts';
import { CONTACT_DRAFT_KEY } from './contactDraft.ts';
import { OUTBOX_PREFIX } from './outbox.ts';
import { PLACE_KEY } from './placeStorage.ts';
import { rules } from './rules.ts';
import { TOKEN_KEY } from './tokenStorage.ts';

export interface KeptInBrowser {
  /** As one finds it there; `…` at its end stands for what differs. */
  name: string;
  /** Of the browser, of one tab, or sent with each request. */
  kind: 'storage' | 'tab' | 'cookie';
  purpose: string;
  /** How long it stays. */
  until: string;
  /** Only after a shopper agreed. */
  needsConsent?: true;
}

const { sessionDays, codeMinutes } = rules.accounts;

export const keptInBrowser: readonly KeptInBrowser[] = [
  { name: CART_KEY, kind: 'storage', purpose: 'What you put into your cart.', until: 'until you remove it' },
  {
    name: 'cart-copy',
    kind: 'storage',
    purpose: 'Which cart your account knows, so that two devices do not undo each other’s changes.',
    until: 'until you log out',
  },
  {
    name: 'cart-saved-for-later',
    kind: 'storage',
    purpose: 'What you took out of the cart and saved for later.',
    until: 'until you remove it',
  },
  {
    name: `${OUTBOX_PREFIX}…`,
    kind: 'storage',
    purpose: 'Something you added while the cart could not be reached.',
    until: 'until it is in the cart',
  },
  {
    name: 'cart-damaged…',
    kind: 'storage',
    purpose: 'A cart that could not be read, set aside so that nothing is lost.',
    until: 'until you clear it',
  },
  {
    name: 'cart-saved-for-later-damaged',
    kind: 'storage',
    purpose: 'A saved list that could not be read, set aside so that nothing is lost.',
    until: 'until you clear it',
  },
  {
    name: 'checkout-draft',
    kind: 'storage',
    purpose: 'What you typed at checkout, and which order came of it, so that a reload loses nothing.',
    until: 'what you typed, until the order is placed or you log out',
  },
  {
    name: TOKEN_KEY,
    kind: 'storage',
    purpose: 'That you are signed in, or go on as a guest.',
    until: `until you log out, or ${sessionDays} days after your last visit`,
  },
  {
    name: 'wishlist',
    kind: 'storage',
    purpose: 'What you put on your wishlist before you logged in.',
    until: 'until you take it off, or your account has it',
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
    purpose: 'What you answered when you were asked about visit statistics. Only where a shop asks.',
    until: 'until you change it on this page',
  },
  {
    name: CONTACT_DRAFT_KEY,
    kind: 'tab',
    purpose: 'What you typed on the contact page, so that a failure or a reload loses nothing.',
    until: 'until it is sent',
  },
  {
    name: 'review-draft:…',
    kind: 'tab',
    purpose: 'A review you began to write.',
    until: 'until it is sent',
  },
  {
    name: PLACE_KEY,
    kind: 'tab',
    purpose: 'The page you were on when your sign-in ended, so that you get back to it.',
    until: 'until you log in',
  },
  {
    name: 'scroll-places',
    kind: 'tab',
    purpose: 'How far down you had scrolled, so that Back leads to the same place.',
    until: 'until you close the tab',
  },
  {
    name: 'list-focus',
    kind: 'tab',
    purpose: 'Which product of a list you opened, so that Back leads to it.',
    until: 'until you are back',
  },
  {
    name: 'menu-entries',
    kind: 'tab',
    purpose: 'The categories of the menu, the same for everybody, so that they are fetched once.',
    until: 'until you close the tab',
  },
  {
    name: '__Host-paw',
    kind: 'cookie',
    purpose: 'Belongs to the sign-in: without it nobody could use a copied token. No script can read it.',
    until: `until you log out, or ${sessionDays} days after your last visit`,
  },
  {
    name: '__Host-paw-sign-up',
    kind: 'cookie',
    purpose: 'Connects the code in our email with the browser in which you signed up.',
    until: `${codeMinutes} minutes`,
  },
  {
    name: '__Host-paw-device',
    kind: 'cookie',
    purpose: 'That you have logged in with this browser before, so that we mail you when somebody uses another one.',
    until: '400 days after your last login here',
  },
  {
    name: '__Host-paw-social',
    kind: 'cookie',
    purpose:
      'Connects a sign-in with an account elsewhere with the browser in which you began it. Only where a shop has it.',
    until: '10 minutes',
  },
];
