const MARK = Buffer.from('data-boundary="');
const form = /^[a-z][a-z0-9-]{0,39}@[0-9a-f]{16}$/;
/** More regions are on no page. */
const MOST = 200;

/** The releases that have a region in the HTML, each once: `catalog@0123456789abcdef`. */
export function boundariesOf(html: Buffer): readonly string[] {
  const found = new Set<string>();
  let count = 0;
  for (let at = html.indexOf(MARK); at >= 0 && count < MOST; at = html.indexOf(MARK, at)) {
    at += MARK.length;
    count++;
    found.add(html.toString('latin1', at, html.indexOf('"', at)));
  }
  // React escapes quotes, but a release may bring HTML of its own.
  return [...found].filter((label) => form.test(label));
}
