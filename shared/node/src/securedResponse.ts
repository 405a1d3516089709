import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Headers } from './securityHeaders.ts';

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * The class of a server's responses, for the option `ServerResponse` of `createServer`. Each answer gets these headers, also
 * one that was begun without `writeHead`. Those that the code sets itself stay. A list of headers is written as it is,
 * because it was prepared with these and is sent often.
 */
export function securedResponse(headers: Headers): typeof ServerResponse {
  const all = Object.entries(headers);
  return class SecuredResponse extends ServerResponse {
    override writeHead(status: number, reason?: string | Given, given?: Given): this {
      const own = typeof reason === 'string' ? given : reason;
      if (!Array.isArray(own) && !this.headersSent) {
        for (const [name, value] of all) {
          if (own?.[name] === undefined && !this.hasHeader(name)) this.setHeader(name, value);
        }
      }
      return typeof reason === 'string' ? super.writeHead(status, reason, given) : super.writeHead(status, own);
    }
  } as typeof ServerResponse;
}
