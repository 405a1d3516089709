/** How a body is compressed; `identity` = not compressed. */
export type Coding = 'br' | 'gzip' | 'identity';

const refused = String.raw`\s*;\s*q=0(\.0*)?\s*(,|$)`;
const br = new RegExp(String.raw`\bbr\b(?!${refused})`);
const gzip = new RegExp(String.raw`\bgzip\b(?!${refused})`);

/** The best of our codings that an `Accept-Encoding` header allows (RFC 9110, 12.5.3). `q=0` is a refusal. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  if (!header) return 'identity';
  const accepted = String(header);
  if (br.test(accepted)) return 'br';
  return gzip.test(accepted) ? 'gzip' : 'identity';
}
