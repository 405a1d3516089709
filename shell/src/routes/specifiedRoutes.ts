/**
 * The specification's route table. The shell owns routing: which addresses there are, which stand outside the
 * layout, which need a token. Who renders them comes from the release set; remotes may add paths of their own.
 */
export interface SpecifiedRoute {
  path: string;
  /** Outside = without header and footer. */
  layout: 'inside' | 'outside';
  /** `token`: without a stored token the shopper is sent to /login, replacing history. */
  guard?: 'token';
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
  { ...inside('/dashboard'), guard: 'token' },
  { ...inside('/checkout'), guard: 'token' },
  inside('/order-sent'),
  inside('/reset-password'),
  inside('/search/:searchQuery'),
  inside('/viewcart'),
  inside('/success'),
  { path: '/login', layout: 'outside' },
  { path: '/signup', layout: 'outside' },
];

/** A path that is not in the table was added by a remote: it stands inside the layout, without a guard. */
export function specifiedRoute(path: string): SpecifiedRoute {
  return specifiedRoutes.find((route) => route.path === path) ?? inside(path);
}
