/** Every URL that another team may link to. A path that is not here is private to its remote. */

/** Half an emoji, which a URL cannot contain, becomes the replacement character. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
const segment = (text: string) => encode(text).replaceAll('%26', '&');

export const links = {
  home: () => '/',
  /** `pet` is a pet's slug: dog, cat, bird, fish. */
  pet: (pet: string) => `/petcategory/${segment(pet)}`,
  /** `category` and `subcategory` are slugs of the taxonomy: `Bowls-&-Feeders`, `Dog-Orthopedic`. */
  category: (pet: string, category: string, subcategory?: string) =>
    `/productcategories/${segment(pet)}/${segment(category)}${subcategory ? `/${segment(subcategory)}` : ''}`,
  /** `slug` is the product's name with spaces turned into hyphens. */
  product: (slug: string, variant?: string) =>
    `/product/${segment(slug)}${variant ? `?variant=${encode(variant)}` : ''}`,
  cart: () => '/viewcart',
  checkout: () => '/checkout',
  /** `returnTo` is a path on this shop, where the shopper continues after signing in. */
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login'),
  /** `returnTo` as in {@link links.login}. */
  signup: (returnTo?: string) => (returnTo ? `/signup?returnTo=${encodeURIComponent(returnTo)}` : '/signup'),
  /** Finds an order by its number and email. */
  trackOrder: () => '/track-order',
  dashboard: () => '/dashboard',
  /** A member's orders, where returns start too. */
  myOrders: () => '/dashboard/orders',
  /** Where a member downloads their data or deletes the account. */
  myData: () => '/dashboard/data',
  /** Confirms what was just finished: an order that returns from its payment, or what `DoneState` says. */
  success: () => '/success',
  /** The shopper's own wishlist, signed in or not. */
  wishlist: () => '/wishlist',
  /** `secret` is in the email that sets a new password. It is in the fragment: no server receives it. */
  resetPassword: (secret?: string) => `/reset-password${secret ? `#${secret}` : ''}`,
  /** `secret` is in the email to a member's new address. */
  confirmEmail: (secret?: string) => `/confirm-email${secret ? `#${secret}` : ''}`,
  /** Where a member is signed in, password and email. */
  security: () => '/dashboard/security',
  /** `text` as the shopper typed it, not blank: characters that end a path or a segment are encoded. */
  search: (text: string) => `/search/${searchSegment(text)}`,
  about: () => '/about-us',
  contact: () => '/contact-us',
  help: () => '/help',
  blogs: () => '/blogs',
  blog: (slug: string) => `/blogs/${segment(slug)}`,
  /** `secret` is in the email that asks to confirm the address. It is in the fragment: no server receives it. */
  newsletterConfirm: (secret?: string) => `/newsletter/confirm${secret ? `#${secret}` : ''}`,
  /** `token` is at the end of each newsletter. */
  newsletterUnsubscribe: (token?: string) => `/newsletter/unsubscribe${token ? `#${token}` : ''}`,
  terms: () => '/terms-&-conditions',
  privacy: () => '/privacy-policy',
  returns: () => '/return-&-refund',
  shipping: () => '/shipping-policy',
};

/** A path segment of dots alone means a step up: the blank before them, which searches ignore, prevents that. */
function searchSegment(text: string): string {
  const whole = text.trim();
  return segment(/^\.{1,2}$/.test(whole) ? ` ${whole}` : whole);
}

/** The text given to {@link links.search}, read from the path; empty when the path is not a search. */
export function searchText(pathname: string): string {
  const [, written = ''] = /^\/search\/([^/]*)\/?$/i.exec(pathname) ?? [];
  try {
    return decodeURIComponent(written).trim();
  } catch {
    // A malformed URL, typed by hand.
    return written;
  }
}

/**
 * A safe `returnTo` from a URL: a path on this shop, never another origin. `//evil.example`, `/\evil.example` and
 * `javascript:` become `/`; `/.//evil.example` stays a path on this shop.
 */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  const base = 'http://shop.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base) return '/';
  // A path with two slashes at its start would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
