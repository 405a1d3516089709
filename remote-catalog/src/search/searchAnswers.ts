import { links } from '@paw/contract/links.ts';

/** A page that answers a search better than products do. */
export interface SearchAnswer {
  label: string;
  to: string;
}

interface Page extends SearchAnswer {
  words: readonly string[];
}

/** Pages for common questions, each with its search words. */
const pages: readonly Page[] = [
  {
    label: 'Returns and refunds',
    to: links.returns(),
    words: ['return', 'returns', 'returned', 'refund', 'refunds', 'exchange', 'exchanges', 'warranty'],
  },
  {
    label: 'Shipping and delivery',
    to: links.shipping(),
    words: ['ship', 'shipping', 'shipped', 'deliver', 'delivery', 'delivered', 'postage'],
  },
  { label: 'Track an order', to: links.trackOrder(), words: ['track', 'tracking', 'order', 'orders', 'status'] },
  {
    label: 'Contact us',
    to: links.contact(),
    words: ['contact', 'phone', 'email', 'support', 'address', 'store', 'shop', 'hours', 'call'],
  },
  {
    label: 'Help center',
    to: links.help(),
    words: ['help', 'faq', 'question', 'questions', 'gift', 'gifts', 'card', 'cards', 'voucher', 'payment', 'pay'],
  },
  {
    label: 'Coupon codes in the cart',
    to: links.cart(),
    words: ['coupon', 'coupons', 'promo', 'discount', 'discounts', 'code', 'codes', 'cart', 'checkout'],
  },
  {
    label: 'Your account',
    to: links.dashboard(),
    words: ['account', 'login', 'logout', 'password', 'signup', 'profile', 'invoice', 'receipt'],
  },
  { label: 'Privacy policy', to: links.privacy(), words: ['privacy', 'cookies'] },
  { label: 'Terms and conditions', to: links.terms(), words: ['terms', 'conditions'] },
];

/** Other words in such questions. */
const others = new Set(
  `a about and can cancel center change customer do does for free from go have how i is it item items log in long many me my
  much no number of on or out package policy service send sign take the time to up us use what when where with you your`.split(
    /\s+/,
  ),
);

const MOST = 3;

/** The pages that answer a question about the store; none when the text has any other word. */
export function findAnswers(text: string): SearchAnswer[] {
  const words = wordsOf(text);
  if (!words.every((word) => others.has(word) || pages.some((page) => page.words.includes(word)))) return [];
  return pages
    .filter((page) => words.some((word) => page.words.includes(word)))
    .slice(0, MOST)
    .map(({ label, to }) => ({ label, to }));
}

const foods = new Set(
  'food foods kibble chow treat treats snack snacks pellets flakes seed seeds meat meal meals jerky'.split(' '),
);
const pets = new Map([
  ['dog', 'dog'],
  ['dogs', 'dog'],
  ['puppy', 'dog'],
  ['puppies', 'dog'],
  ['cat', 'cat'],
  ['cats', 'cat'],
  ['kitten', 'cat'],
  ['kittens', 'cat'],
  ['bird', 'bird'],
  ['birds', 'bird'],
  ['parrot', 'bird'],
  ['fish', 'fish'],
]);
const kinds = new Set('dry wet canned raw fresh best cheap healthy organic grain free senior adult for my'.split(' '));

/** Links to products around food, for a text that asks for food, which is not sold; undefined for any other text. */
export function insteadOfFood(text: string): SearchAnswer[] | undefined {
  const words = wordsOf(text);
  const isFood = words.some((word) => foods.has(word));
  if (!isFood || !words.every((word) => foods.has(word) || kinds.has(word) || pets.has(word))) return undefined;
  const asked = words.map((word) => pets.get(word)).find(Boolean);
  return foodWays.filter(({ pet }) => !asked || pet === asked).map(({ label, to }) => ({ label, to }));
}

const foodWays = [
  { pet: 'dog', label: 'Dog food storage', to: links.category('dog', 'Food-Storage') },
  { pet: 'dog', label: 'Dog bowls and feeders', to: links.category('dog', 'Bowls-&-Feeders') },
  { pet: 'cat', label: 'Cat food storage', to: links.category('cat', 'Food-Storage') },
  { pet: 'cat', label: 'Cat bowls and feeders', to: links.category('cat', 'Bowls-&-Feeders') },
  { pet: 'bird', label: 'Bird feeders', to: links.category('bird', 'Feeders') },
  { pet: 'fish', label: 'Fish supplies', to: links.pet('fish') },
];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
