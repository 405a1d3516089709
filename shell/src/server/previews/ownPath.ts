/**
 * The path of an address of this shop, to which a redirect may lead; `/` for any other one. What browsers would read as
 * another host is another one, too.
 */
export function ownPath(address: string | null | undefined, origin: string): string {
  if (!address || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  if (url.origin !== new URL(origin).origin || /^\/preview(\/|$)/.test(url.pathname)) return '/';
  // `/.//host` becomes `//host` when it is parsed.
  return `/${(url.pathname + url.search + url.hash).replace(/^\/+/, '')}`;
}
