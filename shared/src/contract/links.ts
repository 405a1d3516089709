/** Every URL that another team may link to. A path that is not here is private to its remote. */

const segment = (text: string) => encodeURIComponent(text).replaceAll('%26', '&');

export const links = {
  home: () => '/',
  /** `pet` is a pet's slug: dog, cat, bird, fish. */
  pet: (pet: string) => `/petcategory/${segment(pet)}`,
  /** `category` and `subcategory` are slugs of the taxonomy: `Bowls-&-Feeders`, `Dog-Orthopedic`. */
  category: (pet: string, category: string, subcategory?: string) =>
    `/productcategories/${segment(pet)}/${segment(category)}${subcategory ? `/${segment(subcategory)}` : ''}`,
  /** `slug` is the product's name with spaces turned into hyphens. */
  product: (slug: string, variant?: string) =>
    `/product/${segment(slug)}${variant ? `?variant=${encodeURIComponent(variant)}` : ''}`,
  cart: () => '/viewcart',
  checkout: () => '/checkout',
  /** `returnTo` is a path on this shop, where the shopper goes on after signing in. */
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login'),
  about: () => '/about-us',
};

/**
 * A `returnTo` that came with a URL, made safe: a path on this shop, never another origin.
 * `//evil.example`, `/\evil.example` and `javascript:` become `/`; `/.//evil.example` stays a path on this shop.
 */
export function safeReturnTo(value: string | null | undefined): string {
  if (!value?.startsWith('/')) return '/';
  const base = 'http://shop.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : undefined;
  if (url?.origin !== base) return '/';
  // A path that begins with two slashes would be read as another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}
