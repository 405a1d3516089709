import { buildApp } from '../../app.ts';
import type { App } from './bareApp.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { describeMissingProxies } from './missingProxies.ts';
import { logTo } from '../../testing/logTo.ts';

const database: Database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
const apps: App[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.close();
});

test.each(['0.0.0.0', '::', '10.1.2.3'])(
  'an api that listens on %s without TRUSTED_PROXIES logs what to set',
  (host) => {
    for (const unset of [undefined, '']) {
      expect(describeMissingProxies(host, unset)).toMatch(
        /300 guest sessions in 15 minutes.*TRUSTED_PROXIES=loopback,/,
      );
    }
    expect(describeMissingProxies(host, 'loopback')).toBeUndefined();
  },
);

test.each(['127.0.0.1', '::1', 'localhost'])('an api on %s trusts the shell on its own machine', (host) => {
  expect(describeMissingProxies(host, undefined)).toBeUndefined();
});

/** Warnings after a request from `remoteAddress`, twice, to an api that trusts this machine and 10.0.0.0/8. */
async function warningsOf(remoteAddress: string, forwarded?: string): Promise<string[]> {
  const lines: Record<string, unknown>[] = [];
  const app = await buildApp(database, { log: logTo(lines), trustedProxies: 'loopback,10.0.0.0/8' });
  apps.push(app);
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
  for (let n = 0; n < 2; n++) await app.inject({ url: '/healthz', remoteAddress, headers });
  return lines.filter(({ level }) => level === 'warn').map(({ msg }) => String(msg));
}

test('a shell or a load balancer that is not trusted is warned of once, with the fix', async () => {
  expect(await warningsOf('172.16.0.9', '203.0.113.7')).toEqual([
    expect.stringMatching(/^A proxy at 172\.16\.0\.9 .*Set TRUSTED_PROXIES/),
  ]);
  expect(await warningsOf('127.0.0.1', '203.0.113.7, 192.168.0.4')).toEqual([
    expect.stringMatching(/^A proxy at 192\.168\.0\.4 /),
  ]);
});

test('a network address that may belong to a person is not logged', async () => {
  expect(await warningsOf('198.51.100.1', '203.0.113.7')).toEqual([expect.stringMatching(/^A proxy sends /)]);
});

test('a caller behind trusted proxies, or one that sends the header itself, is not a proxy', async () => {
  expect(await warningsOf('127.0.0.1', '203.0.113.7, 10.1.2.3')).toEqual([]);
  expect(await warningsOf('127.0.0.1', '198.51.100.9, 203.0.113.7')).toEqual([]);
  expect(await warningsOf('203.0.113.7')).toEqual([]);
});
