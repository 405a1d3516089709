/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@paw/node/createLog.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { createMonitor, type Monitor } from './monitor.ts';

let isReady = true;
const open: Monitor[] = [];
afterEach(() => open.splice(0).forEach((each) => each.close()));

function monitorAt(port: number): Monitor {
  const monitor = createMonitor({
    port,
    host: '127.0.0.1',
    metrics: createMetrics('shell'),
    more: () => 'page_views_total 7\n',
    isReady: () => isReady,
    refusals: () => ['cart@1 is left out: it throws'],
    log: createLog('shell', 'silent'),
  });
  open.push(monitor);
  return monitor;
}
const portOf = ({ server }: Monitor) => (server.address() as AddressInfo).port;
const read = async (monitor: Monitor, path: string) => {
  const reply = await fetch(`http://127.0.0.1:${portOf(monitor)}${path}`);
  return [reply.status, await reply.text()] as const;
};

test('monitoring reads the metrics, and which releases are left out', async () => {
  const monitor = monitorAt(0);
  await monitor.open();
  const [status, text] = await read(monitor, '/metrics');
  expect([status, text.includes('process_resident_memory_bytes{service="shell"}')]).toEqual([200, true]);
  expect(text).toMatch(/page_views_total 7\n$/);
  expect(await read(monitor, '/readyz')).toEqual([200, 'ready\ncart@1 is left out: it throws\n']);
  expect(await read(monitor, '/healthz')).toEqual([200, 'alive\n']);
  expect((await read(monitor, '/'))[0]).toBe(404);
  isReady = false;
  expect((await read(monitor, '/readyz'))[0]).toBe(503);
  isReady = true;
});

test('a page whose name points at this machine reads nothing', async () => {
  const monitor = monitorAt(0);
  await monitor.open();
  const askAs = async (name: string) => {
    const asked = request({ host: '127.0.0.1', port: portOf(monitor), path: '/metrics', headers: { host: name } });
    const [reply] = (await once(asked.end(), 'response')) as [IncomingMessage];
    reply.resume();
    return reply.statusCode;
  };
  expect([await askAs('evil.example'), await askAs('127.0.0.1.evil.example:3201')]).toEqual([403, 403]);
  expect([await askAs('node1:3201'), await askAs('localhost')]).toEqual([200, 200]);
});

test('the next shell takes the port as soon as the one before it closes, and a shell that rests can open again', async () => {
  const first = monitorAt(0);
  await first.open();
  const port = portOf(first);
  const second = monitorAt(port);
  const opened = second.open();
  first.close();
  await opened;
  expect((await read(second, '/healthz'))[0]).toBe(200);
  second.close();
  const again = createMonitor({
    port,
    host: '127.0.0.1',
    metrics: createMetrics('shell'),
    isReady: () => true,
    refusals: () => [],
    log: createLog('shell', 'silent'),
  });
  open.push(again);
  await again.open();
  again.close();
  await again.open();
  expect((await read(again, '/readyz'))[1]).toBe('ready\n');
});

test('a shell that is closed while it waits for the port does not take it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const monitor = monitorAt((other.address() as AddressInfo).port);
  const opened = monitor.open();
  monitor.close();
  await opened;
  expect(monitor.server.listening).toBe(false);
  other.close();
});
