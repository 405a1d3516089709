import { Agent, request } from 'node:http';

export interface Answer {
  /** 0 = no reply: the connection broke, or the server did not listen. */
  status: number;
  body: Record<string, unknown>;
  /** name=value */
  cookies: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const none: Answer = { status: 0, body: {}, cookies: [] };
/** Longer than the api's own time limits, so a request has ended when its result is known. ms */
const patience = 60_000;

/** Asks the api. Never fails: a caller without an answer does not know whether the call worked. */
export function ask(
  origin: string,
  method: string,
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const text = typeof body === 'string' ? body : body && JSON.stringify(body);
  const type = text === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const fail = () => resolve(none);
    const asked = request(origin + path, { method, agent, headers: { ...type, ...headers } }, (reply) => {
      let received = '';
      reply.setEncoding('utf8').on('data', (part) => (received += part));
      reply.on('error', fail).on('aborted', fail);
      reply.on('end', () => {
        const cookies = (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
        resolve({ status: reply.statusCode ?? 0, body: readObject(received), cookies });
      });
    });
    asked
      .setTimeout(patience, () => asked.destroy())
      .on('error', fail)
      .end(text);
  });
}

/** Nothing is known of what was asked: the line broke, or the shop cannot say at the moment. */
export const isSilence = ({ status }: Answer): boolean => status === 0 || status >= 500;

function readObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
