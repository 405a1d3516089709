import { matchPath } from 'react-router-dom';
import type { RouteFacts } from '@paw/contract/remote.ts';

/**
 * The specification's route table, with what a browser needs of it; the rest is in `pageFacts.ts`. The shell owns routing: which addresses there are, which are outside the
 * layout, which need a token. Who renders them comes from the release set; remotes may add paths of their own.
 */
export interface SpecifiedRoute {
  path: string;
  /** Outside = without header and footer. */
  layout: 'inside' | 'outside';
  /** `token`: without a stored token the shopper is sent to /login, replacing history. */
  guard?: 'token';
  /** A guest's token does not open it. */
  members?: true;
  /** Its query holds a secret: the answer is not kept anywhere, and no other site learns of the address. */
  secret?: true;
}

const inside = (path: string): SpecifiedRoute => ({ path, layout: 'inside' });

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  inside('/'),
  inside('/PetSupplies/:categoryType/:title'),
  inside('/parent-supplies/:title'),
  inside('/DogSupplies/:title'),
  inside('/CatSupplies/:title'),
  inside('/petcategory/:title'),
  inside('/product/:title'),
  inside('/productcategories/:petTitle/:productType'),
  inside('/productcategories/:petTitle/:productType/:productsCategory'),
  inside('/about-us'),
  inside('/blogs'),
  inside('/contact-us'),
  inside('/terms-&-conditions'),
  inside('/privacy-policy'),
  inside('/return-&-refund'),
  inside('/shipping-policy'),
  { ...inside('/dashboard'), guard: 'token', members: true },
  { ...inside('/checkout'), guard: 'token' },
  { ...inside('/order-sent'), secret: true },
  { ...inside('/reset-password'), secret: true },
  inside('/search/:searchQuery'),
  inside('/viewcart'),
  { ...inside('/success'), secret: true },
  { path: '/login', layout: 'outside' },
  { path: '/signup', layout: 'outside' },
];

/**
 * What the table says of a remote's path. One that is written otherwise but serves a row's address (`/Checkout`,
 * `/checkout/:step?`) has the row's place and guard, and so has one below a guarded row (`/dashboard/orders`). Any
 * other was added by a remote: inside the layout, no guard.
 */
export function specifiedRoute(path: string): SpecifiedRoute {
  const serves = (row: SpecifiedRoute) => matchPath(path, row.path) !== null;
  const liesBelow = (row: SpecifiedRoute) => matchPath({ path: row.path, end: false }, path) !== null;
  return (
    specifiedRoutes.find((row) => row.path === path) ??
    specifiedRoutes.find((row) => row.guard && (serves(row) || liesBelow(row))) ??
    specifiedRoutes.find(serves) ??
    inside(path)
  );
}

/** What a browser has to know of a route: its place, its guard, and whether its address is a secret. What the specification says of its own rows no remote can take back. */
export function routeFacts(
  route: Pick<RouteFacts, 'guard' | 'secret'> & { path: string },
): Pick<SpecifiedRoute, 'layout' | 'guard' | 'members' | 'secret'> {
  const { layout, guard = route.guard, members, secret = route.secret } = specifiedRoute(route.path);
  return { layout, guard, members, secret };
}
