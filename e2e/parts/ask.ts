import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  /** 0 = no complete answer; `text` is the reason. */
  status: number;
  headers: IncomingHttpHeaders;
  /** The received bytes, still compressed. */
  body: Buffer;
  text: string;
  /** ms */
  took: number;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sent unchanged, instead of the path of the URL, which is normalized. */
  path?: string;
  /** Without one, the request gets its own connection. */
  agent?: Agent;
}

/** Time limit. ms */
const LIMIT = 30_000;

/** Sends one request without decompression, redirects, cookies or retries. Never rejects. */
export function ask(url: string, { method = 'GET', headers = {}, body, path, agent }: Question = {}): Promise<Reply> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, head: IncomingHttpHeaders, bytes: Buffer) =>
      resolve({ status, headers: head, body: bytes, text: bytes.toString('utf8'), took: performance.now() - begun });
    const fail = (error: Error) => end(0, {}, Buffer.from(error.message));
    const options = { method, headers, agent: agent ?? false, timeout: LIMIT, ...(path && { path }) };
    const asked = request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => end(response.statusCode ?? 0, response.headers, Buffer.concat(chunks)));
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', fail);
    asked.end(body);
  });
}
