import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import { isClosed } from '../../routes/pageFacts.ts';

/**
 * `/robots.txt` (RFC 9309): disallows routes behind a sign-in and those that their remote hides from search engines. The
 * sitemap lists the rest. No rule can match only a route whose path begins with a parameter, so its pages have to say
 * `noindex`.
 */
export function robots(origin: string, { remotes }: Pick<ReleaseSet, 'remotes'>): string {
  const routes = Object.values(remotes).flatMap((live) => live.routes);
  const rulesOf = (which: typeof routes) => [...new Set(which.flatMap(({ path }) => patternsOf(path)))].toSorted();
  const closed = outermost(rulesOf(routes.filter((route) => isClosed(route))));
  // The longest rule wins; between two of equal length, `Allow` does.
  const open = rulesOf(routes.filter((route) => !isClosed(route))).filter((rule) =>
    closed.some((other) => isPrefix(other) && rule.startsWith(other)),
  );
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((rule) => `Disallow: ${rule}`),
    ...open.map((rule) => `Allow: ${rule}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Rules that match the paths of a route and no others: `/club` becomes `/club$`, `/club?` and `/club/`, which exclude
 * `/clubs`; `/club/:name` becomes `/club/`, which excludes `/club`.
 */
function patternsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  if (!parts.length) return ['/$', '/?'];
  if (isParameter(parts[0])) return [];
  const isOptional = parts.at(-1)?.endsWith('?') ?? false;
  const own = parts.map((part) => (isParameter(part) ? '*' : quoted(part)));
  while (own.at(-1) === '*') own.pop();
  const start = `/${own.join('/')}`;
  const isExact = own.length === parts.length || (isOptional && own.length === parts.length - 1);
  return isExact ? [`${start}$`, `${start}?`, `${start}/`] : [`${start}/`];
}

const isParameter = (part = '') => /^[:*]/.test(part);

/** Characters with a meaning in a rule, and those that a URL cannot contain. */
const quoted = (part: string) => encodeURI(part).replaceAll('$', '%24').replaceAll('*', '%2A');

const isPrefix = (rule: string) => rule.endsWith('/');

/** Drops rules that a shorter one covers. */
function outermost(rules: readonly string[]): string[] {
  return rules.filter((rule) => !rules.some((other) => other !== rule && isPrefix(other) && rule.startsWith(other)));
}
