import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RegistryClient } from '../client/RegistryClient.ts';
import { changeThroughRegistry } from './changeThroughRegistry.ts';

test('A freeze without an end is refused with the fix before the registry is asked', async () => {
  const client = new RegistryClient('http://127.0.0.1:1', undefined);
  const request = { env: 'local', args: [], options: { env: 'local' }, startedAt: new Date(), print: () => undefined };
  await expect(changeThroughRegistry(client, 'freeze', request)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(/^Until when\? Add --until 2h/),
  });
});

test('A browser trial, which a registry does not make, is refused instead of left out', async () => {
  const client = new RegistryClient('http://127.0.0.1:1', undefined);
  const common = { env: 'local', startedAt: new Date(), print: () => undefined };
  const request = { ...common, args: ['cart@latest'], options: { env: 'local', browser: true } };
  await expect(changeThroughRegistry(client, 'activate', request)).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringMatching(/^--browser opens pages of the store from here.* add --store/),
  });
});

test('A registry that hangs is named before a change is sent to it', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }) => void asked.push(url)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const client = new RegistryClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
  const request = {
    env: 'local',
    args: ['cart'],
    options: { env: 'local' },
    startedAt: new Date(),
    print: () => undefined,
  };
  await expect(changeThroughRegistry(client, 'rollback', request)).rejects.toMatchObject({
    message: expect.stringMatching(/does not answer .* use the store itself with --store/),
  });
  expect(asked).toEqual(['/healthz']);
  server.closeAllConnections();
  server.close();
});
