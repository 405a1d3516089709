import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { createServer, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from './sampleRelease.ts';

const program = 'openssl';

/** False where openssl is not installed, which it says. */
export function hasOpenssl(): boolean {
  try {
    execFileSync(program, ['version']);
    return true;
  } catch {
    console.warn('NOT TESTED behind a proxy with TLS: openssl not found.');
    return false;
  }
}

/**
 * A reverse proxy that ends TLS, as nginx does without further settings: the address is passed on as it is, `host` is the
 * upstream's, and the client's own address is added to `x-forwarded-for`.
 */
export async function startTlsProxy() {
  const folder = temporaryFolder();
  const [keyFile, certificateFile] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile];
  execFileSync(program, ['req', '-x509', '-days', '2', ...key, '-out', certificateFile, ...subject], {
    stdio: 'ignore',
  });
  const certificate = readFileSync(certificateFile);
  let upstream = '';
  // Every client of the test is on the loopback, whose addresses are a proxy's: this one stands for a real one.
  let clientAddress = '203.0.113.7';
  const server = createServer({ key: readFileSync(keyFile), cert: certificate }, (incoming, outgoing) => {
    const { host, port } = new URL(upstream);
    const chain = [incoming.headers['x-forwarded-for'], clientAddress].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, host, 'x-forwarded-for': chain, 'x-forwarded-proto': 'https' };
    const { method, url: path } = incoming;
    const onward = requestPlain({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;

  type Call = { method?: string; url: string; headers?: Record<string, string>; payload?: string };
  /** As a browser asks. */
  const open = ({ method = 'GET', url, headers = {}, payload }: Call) => {
    const lookup = { host: '127.0.0.1', servername: 'localhost', ca: certificate };
    const call = request(`${origin}${url}`, { ...lookup, method, headers, agent: false });
    call.end(payload);
    return once(call, 'response').then(([answer]) => answer as import('node:http').IncomingMessage);
  };
  return {
    origin,
    open,
    inject: async (call: Call) => {
      const answer = await open(call);
      let body = '';
      for await (const chunk of answer) body += String(chunk);
      return { statusCode: answer.statusCode ?? 0, headers: answer.headers, body };
    },
    leadTo: (url: string) => void (upstream = url),
    pretendToBe: (address: string) => void (clientAddress = address),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
