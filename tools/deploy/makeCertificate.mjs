import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate with its key, as HAProxy reads them, in a file of the folder. */
export function makeCertificate(folder) {
  const [pem, key] = [join(folder, 'shop.pem'), join(folder, 'key.pem')];
  if (existsSync(pem)) return pem;
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=shop.example'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', pem], { stdio: 'ignore' });
  writeFileSync(pem, `${readFileSync(pem, 'utf8')}${readFileSync(key, 'utf8')}`, { mode: 0o600 });
  return pem;
}
