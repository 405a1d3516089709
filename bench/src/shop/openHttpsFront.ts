import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface HttpsFront {
  origin: string;
  /** With them a browser trusts the certificate, and caches what it gets. */
  args: string[];
  stop: () => void;
}

/**
 * The shop under https. Without openssl, which makes the certificate, under its own address: browsers treat http of this machine
 * as they treat https. @param folder for the key
 */
export async function openHttpsFront(shop: string, folder: string): Promise<HttpsFront> {
  const [keyFile, certificateFile] = [join(folder, 'front-key.pem'), join(folder, 'front-certificate.pem')];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', keyFile];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...newKey, '-out', certificateFile, ...names], {
      stdio: 'ignore',
    });
  } catch {
    return { origin: shop, args: [], stop: () => undefined };
  }
  const [key, cert] = [readFileSync(keyFile), readFileSync(certificateFile)];
  const server = createServer({ key, cert }, (asked, answer) => {
    const headers = { ...asked.headers, host: new URL(shop).host, 'x-forwarded-proto': 'https' };
    const onward = request(shop + asked.url, { method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    args: [`--ignore-certificate-errors-spki-list=${hash}`],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
