import { links } from '@paw/contract/links.ts';

const under = (path: string) => `${links.dashboard()}/${path}`;

/** The paths of the account's sections. All are below the dashboard and share its guard. */
export const accountPaths = {
  overview: links.dashboard,
  orders: links.myOrders,
  order: (number: string) => under(`orders/${encodeURIComponent(number)}`),
  orderReturn: (number: string) => `${accountPaths.order(number)}/return`,
  addresses: () => under('addresses'),
  wishlist: () => under('wishlist'),
  pets: () => under('pets'),
  /** The form of a pet; of a new one without an id. */
  pet: (id = 'new') => `${accountPaths.pets()}?edit=${encodeURIComponent(id)}`,
  reviews: () => under('reviews'),
  mails: () => under('mails'),
  security: () => under('security'),
  data: links.myData,
};

/** The sections of the account, in the navigation's order. */
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
