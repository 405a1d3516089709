import { once } from 'node:events';
import { request } from 'node:https';
import { connect } from 'node:http2';

/**
 * Asks over HTTP/1.1 on a connection of its own.
 * @param {{ method?: string, from?: string, headers?: object }} options `from` = the client's address
 */
export function ask(url, { method = 'GET', from, headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const interim = [];
    const options = { method, headers, localAddress: from, rejectUnauthorized: false, agent: false };
    const asked = request(url, options, async (response) => {
      let body = '';
      for await (const part of response) body += part;
      resolve({ status: response.statusCode, headers: response.headers, body, interim });
    });
    asked.on('information', ({ statusCode, headers: hints }) => interim.push({ status: statusCode, link: hints.link }));
    asked.on('error', reject);
    asked.end();
  });
}

/** The same over HTTP/2. */
export async function askHttp2(url) {
  const session = connect(url, { rejectUnauthorized: false });
  const stream = session.request({ ':path': new URL(url).pathname });
  const interim = [];
  stream.on('headers', (headers) => interim.push({ status: headers[':status'], link: headers.link }));
  const [headers] = await once(stream, 'response');
  let body = '';
  for await (const part of stream) body += part;
  session.close();
  return { status: headers[':status'], headers, body, interim };
}
