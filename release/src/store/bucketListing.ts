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
  const content = contentOf(xml);
  if (content === undefined || content.includes('<![CDATA[')) return undefined;
  const { entries, rest } = splitContents(content);
  const keys = entries.map((entry) => readElement(entry, 'Key'));
  const isWhole = keys.every((key) => key !== undefined);
  const isTruncated = readElement(rest, 'IsTruncated') === 'true';
  const next = isTruncated ? readElement(rest, 'NextContinuationToken') : undefined;
  return isWhole && (next || !isTruncated) ? { keys, next } : undefined;
}

// Searches only go forward, so that the time grows with the length and no more, whatever a service answers.

function contentOf(xml: string): string | undefined {
  const start = xml.indexOf('<ListBucketResult');
  const opened = start < 0 ? -1 : xml.indexOf('>', start);
  const text = xml.trimEnd();
  const end = '</ListBucketResult>';
  return opened >= 0 && text.endsWith(end) ? text.slice(opened + 1, -end.length) : undefined;
}

function splitContents(content: string): { entries: string[]; rest: string } {
  const [rest = '', ...parts] = content.split('<Contents>');
  const entries: string[] = [];
  const others = [rest];
  for (const part of parts) {
    const end = part.indexOf('</Contents>');
    if (end < 0) entries.push('');
    else {
      entries.push(part.slice(0, end));
      others.push(part.slice(end));
    }
  }
  return { entries, rest: others.join('') };
}

/** Text of the first element with this name, with its entities decoded. */
export function readElement(xml: string, name: string): string | undefined {
  const start = xml.indexOf(`<${name}>`) + name.length + 2;
  const end = xml.indexOf('<', start);
  const isThere = start > name.length + 1 && xml.startsWith(`</${name}>`, end);
  const text = isThere ? xml.slice(start, end) : undefined;
  return text?.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, entity) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code === undefined) return named[entity] ?? whole;
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
