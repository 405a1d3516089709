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
