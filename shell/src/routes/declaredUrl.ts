/** The URL with only the query names that the route declares, in a fixed order and without the fragment. */
export function declaredUrl(url: URL, names: readonly string[]): URL {
  const declared = new URL(url.pathname, url.origin);
  for (const name of [...names].sort()) {
    for (const value of url.searchParams.getAll(name)) declared.searchParams.append(name, value);
  }
  return declared;
}
