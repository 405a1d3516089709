import { RegistryClient } from '../client/RegistryClient.ts';
import { removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { startReceiver } from '../testing/startReceiver.ts';
import { openTestRegistry } from '../testing/testRegistry.ts';
import { notifications, testNotification } from './notifications.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';

afterAll(removeTemporaryFolders);

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

test('A releaser sends a test from a terminal, and reads what came of it', async () => {
  const receiver = await startReceiver([500]);
  const registry = await openTestRegistry({ GUARD_WEBHOOK: receiver.url, GUARD_WEBHOOK_SECRET: secret });
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new RegistryClient(url, await registry.tokenOf('releaser'));
  const run = (command: ReleaseCommand, ...args: string[]) =>
    command({ registry: client, args, options: { env: 'local' } } as unknown as CommandContext);
  expect((await run(notifications)).text).toContain('No message was sent yet.');
  expect(await run(testNotification, 'webhook')).toMatchObject({
    text: 'The test was not delivered. The receiver answered 500.',
    exitCode: 1,
  });
  expect(await run(testNotification, 'webhook')).not.toHaveProperty('exitCode');
  const { text } = await run(notifications);
  expect(text).toMatch(/^mail: not set up\. Set GUARD_MAIL/);
  expect(text).toMatch(/webhook +Test of the release registry +given up: The receiver answered 500\./);
  expect(text).toMatch(/webhook +Test of the release registry +delivered$/m);
  await expect(run(testNotification, 'pigeon')).rejects.toMatchObject({ code: 'usage' });
  await registry.app.close();
  await receiver.close();
});
