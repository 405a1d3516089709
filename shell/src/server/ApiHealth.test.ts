/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiHealth } from './ApiHealth.ts';

let server: Server;
let answer = (): number | undefined => 200;
beforeAll(async () => {
  server = createServer((_, response) => {
    const status = answer();
    if (status) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('the api counts as down when it answers 503 or not at all, and as up again when it answers 200', async () => {
  const changes: boolean[] = [];
  const health = new ApiHealth(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (isDown) =>
    changes.push(isDown),
  );
  expect(await health.check()).toBe(true);
  answer = () => 503;
  expect(await health.check()).toBe(false);
  answer = () => undefined;
  expect(await health.check()).toBe(false);
  expect(health.isDown).toBe(true);
  answer = () => 200;
  expect(await health.check()).toBe(true);
  expect(changes).toEqual([true, false]);
});

test('an api that no process listens for counts as down', async () => {
  expect(await new ApiHealth('http://127.0.0.1:1').check()).toBe(false);
});
