import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the file with a certificate that no one signed, and its key */
export function makeCertificate(folder: string): string {
  const [pem, key] = [join(folder, 'shop.pem'), join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', pem], { stdio: 'ignore' });
  appendFileSync(pem, readFileSync(key));
  return pem;
}
