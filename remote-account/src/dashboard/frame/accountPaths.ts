import { links } from '@paw/contract/links.ts';

const under = (path: string) => `${links.dashboard()}/${path}`;

/** Where the sections of the account are. All lie below the dashboard, whose guard they share. */
export const accountPaths = {
  overview: links.dashboard,
  orders: links.myOrders,
  order: (number: string) => under(`orders/${encodeURIComponent(number)}`),
  orderReturn: (number: string) => `${accountPaths.order(number)}/return`,
  addresses: () => under('addresses'),
  wishlist: () => under('wishlist'),
  pets: () => under('pets'),
  /** Its form; without an id that of a new one. */
  pet: (id = 'new') => `${accountPaths.pets()}?edit=${encodeURIComponent(id)}`,
  reviews: () => under('reviews'),
  mails: () => under('mails'),
  security: () => under('security'),
  data: links.myData,
};

/** What the navigation of the account lists, in its order: the sections that there are. */
export const sections: readonly { label: string; path: string }[] = [
  { label: 'Overview', path: accountPaths.overview() },
  { label: 'Orders', path: accountPaths.orders() },
  { label: 'Addresses', path: accountPaths.addresses() },
  { label: 'Wishlist', path: accountPaths.wishlist() },
  { label: 'Pets', path: accountPaths.pets() },
  { label: 'Reviews', path: accountPaths.reviews() },
  { label: 'Emails', path: accountPaths.mails() },
  { label: 'Security', path: accountPaths.security() },
  { label: 'Your data', path: accountPaths.data() },
];
