import { createHmac } from 'node:crypto';
import { removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { startReceiver } from '../../testing/startReceiver.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});
afterAll(removeTemporaryFolders);

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const mailTo = (url: string) => ({
  GUARD_MAIL: 'ana@shop.example,bo@shop.example',
  SMTP_URL: url,
  SMTP_PLAIN: '1',
  MAIL_FROM: 'Shop <shop@shop.example>',
});

async function openRegistry(settings: Record<string, string> = {}): Promise<TestRegistry & { releaser: string }> {
  const registry = await openTestRegistry(settings);
  open.push(() => registry.app.close());
  return { ...registry, releaser: await registry.tokenOf('releaser') };
}
const sendTest = (registry: TestRegistry, token: string, channel: string) =>
  registry.call('POST', '/v1/notifications/test', token, { channel });

test('A test by mail arrives at everyone, and is among the last deliveries', async () => {
  const server = await startMailServer();
  open.push(server.close);
  const registry = await openRegistry(mailTo(server.url));
  const { body } = await sendTest(registry, registry.releaser, 'mail');
  expect(body).toEqual({
    delivered: true,
    text: 'The mail server has taken the test for ana@shop.example, bo@shop.example.',
  });
  expect(server.receivers).toEqual(['ana@shop.example', 'bo@shop.example']);
  expect(server.mails[0]?.subject).toBe('Test of the release registry');
  expect(server.mails[0]?.text).toContain('a releaser asked for this test');
  expect(server.mails[0]?.text).toContain('http://127.0.0.1:3100/notifications');
  const found = (await registry.call('GET', '/v1/notifications', registry.releaser)).body;
  expect(found.deliveries).toMatchObject([{ channel: 'mail', kind: 'test', result: 'delivered' }]);
  expect(found.channels).toMatchObject([
    { name: 'mail', isSetUp: true, to: ['ana@shop.example', 'bo@shop.example'] },
    { name: 'webhook', isSetUp: false, to: [] },
  ]);
});

test('A test by webhook is signed, and leads to the page', async () => {
  const receiver = await startReceiver();
  open.push(receiver.close);
  const registry = await openRegistry({ GUARD_WEBHOOK: `${receiver.url}?key=1`, GUARD_WEBHOOK_SECRET: secret });
  const { body } = await sendTest(registry, registry.releaser, 'webhook');
  expect(body).toEqual({
    delivered: true,
    text: `The receiver has taken the test for ${new URL(receiver.url).origin}.`,
  });
  const [{ headers, body: sent } = { headers: {}, body: '' }] = receiver.calls;
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], sent].join('.');
  const expected = createHmac('sha256', Buffer.alloc(24, 7)).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  const page = 'http://127.0.0.1:3100/notifications';
  expect(JSON.parse(sent)).toMatchObject({ type: 'test', data: { by: 'a releaser', page } });
  const found = await registry.call('GET', '/v1/notifications', registry.releaser);
  // Its path and query may be a secret.
  expect(JSON.stringify(found.body)).not.toMatch(/key=1|whsec_/);
});

test.each([
  ['mail', 'refuses', /The mail server refuses the sender or a receiver \(.*No such user/],
  ['mail', 'gone', /The mail server of SMTP_URL cannot be reached \(/],
  ['webhook', 'refuses', /The receiver answered 500\./],
  ['webhook', 'gone', /Nothing takes connections at the address of GUARD_WEBHOOK\./],
])('A test by %s to one that %s says why it was not delivered', async (channel, state, why) => {
  const server = channel === 'mail' ? await startMailServer(0, { refuses: true }) : await startReceiver([500]);
  if (state === 'gone') await server.close();
  else open.push(server.close);
  const webhook = { GUARD_WEBHOOK: server.url, GUARD_WEBHOOK_SECRET: secret };
  const registry = await openRegistry(channel === 'mail' ? mailTo(server.url) : webhook);
  const { body } = await sendTest(registry, registry.releaser, channel);
  expect(body).toEqual({ delivered: false, text: expect.stringMatching(why) });
  const { deliveries } = (await registry.call('GET', '/v1/notifications', registry.releaser)).body;
  expect(deliveries).toMatchObject([{ channel, result: 'given up', problem: expect.stringMatching(why) }]);
});

test('A fourth test within a minute is refused with the time to wait', async () => {
  const receiver = await startReceiver();
  open.push(receiver.close);
  const registry = await openRegistry({ GUARD_WEBHOOK: receiver.url, GUARD_WEBHOOK_SECRET: secret });
  for (let i = 0; i < 3; i++) await sendTest(registry, registry.releaser, 'webhook');
  const { status, body } = await sendTest(registry, registry.releaser, 'webhook');
  expect([status, body.message]).toEqual([429, expect.stringMatching(/3 tests a minute are enough: wait \d+ s\./)]);
  expect(receiver.calls).toHaveLength(3);
});

test('A channel that is not set up names the settings that it takes', async () => {
  const registry = await openRegistry();
  const { status, body } = await sendTest(registry, registry.releaser, 'mail');
  expect([status, body.message]).toEqual([409, expect.stringContaining('Set GUARD_MAIL, SMTP_URL and MAIL_FROM')]);
});
