import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { keepToken } from './credentials.ts';
import { RegistryClient } from './RegistryClient.ts';

/** A person has so long to sign in. ms */
const PATIENCE = 5 * 60_000;
const HALF_DAY = 12 * 3_600_000;

/**
 * Gets a token for a person who signs in with a browser. The registry sends it back as a code that only this process can
 * exchange, because only it knows the verifier (RFC 7636, with a loopback address as in RFC 8252).
 * @param show tells the person which address to open
 */
export async function login(url: string, show: (address: string) => void): Promise<{ name: string }> {
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const { port, code } = await waitForCode(state);
  show(`${url}/auth/cli?${new URLSearchParams({ port: String(port), state, challenge }).toString()}`);
  const client = new RegistryClient(url, undefined);
  const body = { code: await code, verifier };
  const { text, name } = await client.json<{ text: string; name: string }>('/auth/cli/token', { method: 'POST', body });
  await keepToken(url, { token: text, name, until: new Date(Date.now() + HALF_DAY).toISOString() });
  return { name };
}

/** Listens on the loopback until the browser comes back with the code. */
async function waitForCode(state: string): Promise<{ port: number; code: Promise<string> }> {
  const found = waiting<string>();
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams;
    const code = query.get('code');
    const isOurs = code !== null && query.get('state') === state;
    const text = isOurs
      ? 'You are signed in. Go back to the command line.'
      : 'This is not the answer that was waited for.';
    response
      .writeHead(isOurs ? 200 : 400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      .end(text);
    if (isOurs) found.resolve(code);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const late = setTimeout(
    () => found.reject(new ReleaseProblem('no_answer', 'No one signed in within 5 minutes: run login again.')),
    PATIENCE,
  );
  const code = found.promise.finally(() => {
    clearTimeout(late);
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, code };
}

function waiting<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((good, bad) => ([resolve, reject] = [good, bad]));
  return { promise, resolve, reject };
}
