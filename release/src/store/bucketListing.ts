/** One page of a bucket's listing. */
interface BucketListing {
  keys: string[];
  /** Asks for the page behind this one; undefined on the last page. */
  next: string | undefined;
}

/**
 * Reads the answer to ListObjectsV2, which is XML without attributes, comments or mixed text. Undefined when it is not
 * whole: half a listing must not look like a small store.
 */
export function parseListing(xml: string): BucketListing | undefined {
  const [, content] = /<ListBucketResult[^>]*>([^]*)<\/ListBucketResult>\s*$/.exec(xml) ?? [];
  if (content === undefined || content.includes('<![CDATA[')) return undefined;
  const entries = [...content.matchAll(/<Contents>([^]*?)<\/Contents>/g)];
  const keys = entries.map(([, entry = '']) => readElement(entry, 'Key'));
  const isWhole = keys.every((key) => key !== undefined);
  const isTruncated = readElement(content, 'IsTruncated') === 'true';
  const next = isTruncated ? readElement(content, 'NextContinuationToken') : undefined;
  return isWhole && (next || !isTruncated) ? { keys, next } : undefined;
}

/** Text of the first element with this name, with its entities decoded. */
export function readElement(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, entity) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return named[entity] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
