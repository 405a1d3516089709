/** The release of a remote that a page of it names everywhere; undefined when a place names none, or another one. */
export function releaseOnPage(html: string, remote: string): string | undefined {
  const places = [
    `data-boundary="${remote}@([0-9a-f]{16})"`,
    `<link rel="preload" as="script"[^>]* href="/r/${remote}/([0-9a-f]{16})/`,
    `"${remote}":\\{"release":"([0-9a-f]{16})"`,
  ];
  const named = places.map((place) => [...html.matchAll(new RegExp(place, 'g'))].map(([, id]) => id));
  if (named.some((ids) => !ids.length)) return undefined;
  const [release, ...others] = new Set(named.flat());
  return others.length ? undefined : release;
}
