import type { ServerResponse } from 'node:http';

/** Node's undocumented fields of a response, which determine its head. Node 20 and 24 have the same. */
interface NodeHead {
  _header: string | null;
  _expect_continue?: boolean;
  _removedConnection?: boolean;
  _keepAliveTimeout?: number;
  maxRequestsOnConnectionReached?: boolean;
}

type Response = ServerResponse & NodeHead;
type NamesAndValues = readonly string[];

/** Node's head for this connection, around the response's own headers and the date. */
interface Pattern {
  start: string;
  end: string;
  keepAliveTimeout: number | undefined;
}

/** What follows the headers in Node's head: only this can be repeated. */
const AFTER_HEADERS = /^Date: [^\r\n]+\r\n((?:(?:Connection|Keep-Alive): [^\r\n]+\r\n)*\r\n)$/;

/**
 * The head of a response that is sent many times. `writeHead` checks and joins all headers for each response, which takes a
 * bare server a fifth of its processor time. Here Node does it for the first response on an ordinary connection;
 * the others get the same text with their own headers and date. If Node's head is not as expected, `writeHead` writes each of
 * them. See decision 0068.
 */
export class PreparedHead {
  readonly status: number;
  /** As [name, value, name, value]. */
  readonly headers: NamesAndValues;
  private pattern: Pattern | 'unknown' | undefined;

  /** @param headers as above, with `content-length` */
  constructor(status: number, headers: NamesAndValues) {
    this.status = status;
    this.headers = headers;
  }

  /** @param own further headers. Their names and values must contain no line breaks: they are not checked. */
  write(response: ServerResponse, own: NamesAndValues): void {
    const { pattern } = this;
    const node = response as Response;
    if (pattern === 'unknown' || !isOrdinary(node)) return this.writeAll(response, own);
    if (!pattern || pattern.keepAliveTimeout !== node._keepAliveTimeout) {
      this.writeAll(response, own);
      this.pattern = this.learn(node, own);
      return;
    }
    response.statusCode = this.status;
    node._header = `${pattern.start}${lines(own)}Date: ${date()}\r\n${pattern.end}`;
  }

  private writeAll(response: ServerResponse, own: NamesAndValues): void {
    response.writeHead(this.status, [...this.headers, ...own]);
  }

  private learn({ _header, _keepAliveTimeout, statusMessage }: Response, own: NamesAndValues): Pattern | 'unknown' {
    const start = `HTTP/1.1 ${this.status} ${statusMessage}\r\n${lines(this.headers)}`;
    const begin = start + lines(own);
    const end = _header?.startsWith(begin) ? AFTER_HEADERS.exec(_header.slice(begin.length))?.[1] : undefined;
    return end === undefined ? 'unknown' : { start: flat(start), end: flat(end), keepAliveTimeout: _keepAliveTimeout };
  }
}

/** Whether the connection stays open after the response, and nothing else has set a header. */
function isOrdinary(response: Response): boolean {
  return (
    response.shouldKeepAlive &&
    response.sendDate &&
    !response.headersSent &&
    !response._expect_continue &&
    !response._removedConnection &&
    !response.maxRequestsOnConnectionReached &&
    response.getHeaderNames().length === 0
  );
}

/** A text of its own: one that was joined or cut keeps others in memory. */
const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');

function lines(headers: NamesAndValues): string {
  let text = '';
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return text;
}

let second = 0;
let now = '';

function date(): string {
  const current = Math.floor(Date.now() / 1_000);
  if (current !== second) [second, now] = [current, new Date(current * 1_000).toUTCString()];
  return now;
}
