import { cartFullWords } from '@paw/ui/cartFullWords.ts';

/** What came of adding a product to the cart, as a sentence. */
export const cartWords = {
  added: (title: string) => `Added to your cart: ${title}.`,
  waiting: (title: string) => `Your cart is still loading. We’ll add ${title} in a moment.`,
  lost: (title: string) =>
    `We couldn’t add ${title}. Your browser is blocking storage for this site, or it’s full. Allow storage or free up space, then try again.`,
  'cart full': (title: string) => `We couldn’t add ${title}. ${cartFullWords}`,
  gone: (title: string) => `${title} just sold out.`,
};
