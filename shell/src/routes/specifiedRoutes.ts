import { matchPath } from 'react-router-dom';
import type { RouteFacts } from '@paw/contract/remote.ts';

/**
 * A row of the specification's route table, with what a browser needs; the rest is in `pageFacts.ts`. The shell owns
 * routing: which paths exist, which are outside the layout, which need a token. The release set says who renders them;
 * remotes may add paths.
 */
export interface SpecifiedRoute {
  path: string;
  /** Outside = without header and footer. */
  layout: 'inside' | 'outside';
  /** `token`: without a stored token the shopper is sent to /login, replacing history. */
  guard?: 'token';
  /** A guest's token does not pass the guard. */
  members?: true;
  /** Its query contains a secret: no cache keeps the answer, and the URL is never sent as a referrer. */
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
 * The table's row for a remote's path. Another spelling that matches a row (`/Checkout`, `/checkout/:step?`) has the
 * row's place and guard, and so has a path below a guarded row (`/dashboard/orders`). Any other path was added by a
 * remote: inside the layout, no guard.
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

/**
 * What a browser needs to know about a route: its place, its guard, and whether its URL contains a secret. A remote
 * cannot override the specification's rows.
 */
export function routeFacts(
  route: Pick<RouteFacts, 'guard' | 'secret'> & { path: string },
): Pick<SpecifiedRoute, 'layout' | 'guard' | 'members' | 'secret'> {
  const { layout, guard = route.guard, members, secret = route.secret } = specifiedRoute(route.path);
  return { layout, guard, members, secret };
}
