/**
 * The path of a URL of this shop, for a redirect; `/` for any other URL, including one that browsers would read as
 * another host.
 */
export function ownPath(target: string | null | undefined, origin: string): string {
  if (!target || !URL.canParse(target, origin)) return '/';
  const url = new URL(target, origin);
  if (url.origin !== new URL(origin).origin || /^\/preview(\/|$)/.test(url.pathname)) return '/';
  // `/.//host` becomes `//host` when it is parsed.
  return `/${(url.pathname + url.search + url.hash).replace(/^\/+/, '')}`;
}
