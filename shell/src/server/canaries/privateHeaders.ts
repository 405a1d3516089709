/** Prepared headers of a page → the same while a canary is open. */
const known = new WeakMap<readonly string[], readonly string[]>();

/**
 * Headers of a page while a canary is open: no shared cache may keep it, and a browser asks again when its cookie changes.
 * @param headers as [name, value, name, value]
 */
export function privateHeaders(headers: readonly string[], cookie: string | undefined): readonly string[] {
  const found = known.get(headers) ?? headers.map((text, index) => changed(headers[index - 1], text, index));
  known.set(headers, found);
  return cookie === undefined ? found : [...found, 'set-cookie', cookie];
}

function changed(name: string | undefined, text: string, index: number): string {
  if (index % 2 === 0) return text;
  if (name === 'cache-control' && !text.includes('private')) return `private, ${text}`;
  return name === 'vary' ? `${text}, Cookie` : text;
}
