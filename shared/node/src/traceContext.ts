import type { IncomingHttpHeaders } from 'node:http';

/**
 * The trace of a caller's `traceparent`: `<trace id>-<parent id>-<flags>`. Flags that the standard does not name are
 * cleared. Undefined for a header that does not follow it.
 * @see W3C Trace Context, Level 2, 3.2
 */
function readTraceparent({ traceparent }: IncomingHttpHeaders): { id: string; flags: string } | undefined {
  if (typeof traceparent !== 'string') return undefined;
  const found = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/.exec(
    traceparent,
  );
  if (!found) return undefined;
  const [, version, id = '', flags = '', more] = found;
  // Version 00 ends here; a later one may go on.
  if (version === '00' && more) return undefined;
  return { id, flags: (Number.parseInt(flags, 16) & 3).toString(16).padStart(2, '0') };
}

/**
 * The id of a request that belongs to a caller's trace: `<trace id>-<span id>-<flags>`, with a span of its own. Undefined
 * without a trace.
 * @param newSpan sixteen hex digits, not all zero
 */
export function tracedId(headers: IncomingHttpHeaders, newSpan: () => string): string | undefined {
  const trace = readTraceparent(headers);
  return trace && `${trace.id}-${newSpan()}-${trace.flags}`;
}

/** The `traceparent` that a request with this id sends on; undefined when the request belongs to no trace. */
export function traceparentOf(requestId: string): string | undefined {
  return /^[0-9a-f]{32}-[0-9a-f]{16}-0[0-3]$/.test(requestId) ? `00-${requestId}` : undefined;
}
