import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorPort } from './operatorPort.mjs';

let dataFolder;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'paw-ports-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test('a taken port is left for a free one near it, and the address is written where commands find it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address();
  const { settings, url } = await operatorPort('staff', { dataFolder, port: taken - 200 }, {});
  expect(Number(settings.STAFF_PORT)).toBeGreaterThan(taken);
  expect(settings.STAFF_HOST).toBe('127.0.0.1');
  expect(readFileSync(join(dataFolder, 'staff-url'), 'utf8')).toBe(`${url}\n`);
  other.close();
});

test('settings name the port and the address', async () => {
  const env = { MONITOR_PORT: '4001', MONITOR_HOST: '::1' };
  expect(await operatorPort('monitor', { dataFolder, port: 3000 }, env)).toEqual({
    settings: env,
    url: 'http://[::1]:4001',
  });
});
