import type { IncomingMessage } from 'node:http';

/**
 * Why a request gets no further than the first server: proxies may have read another host than the shell does, and TRACE
 * would send a request's headers back. Node's parser has refused broken requests before.
 */
export function refusalOf({ method, rawHeaders }: Pick<IncomingMessage, 'method' | 'rawHeaders'>) {
  if (method === 'TRACE') return { status: 405, text: 'This address does not accept TRACE.' };
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1 ? { status: 400, text: 'A request has one Host header.' } : undefined;
}
