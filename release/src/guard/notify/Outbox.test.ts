import { createHmac } from 'node:crypto';
import { openFolderStore } from '../../store/folderStore.ts';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/sampleRelease.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { startReceiver } from '../../testing/startReceiver.ts';
import { addDelivery, listDeliveries } from './deliveries.ts';
import { composeMessage, type GuardMessage } from './GuardMessage.ts';
import { mailChannel } from './mailChannel.ts';
import { type Channel, Outbox } from './Outbox.ts';
import { webhookChannel } from './webhookChannel.ts';

const origin = () => 'https://releases.shop.example';
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const message: GuardMessage = {
  id: 'entry-7',
  kind: 'canary.stopped',
  env: 'production',
  at: '2026-01-01T00:00:00.000Z',
  remote: 'catalog',
  release: 'c'.repeat(16),
  reason: '4 of 80 visitors of the canary met an error',
  n: 7,
  key: 'guard',
  see: 'npm run release -- history catalog --env production',
  next: 'Try it again: npm run release -- canary …',
};
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(removeTemporaryFolders);

function openOutbox(channels: Channel[], folder = temporaryFolder()) {
  const store = openFolderStore(folder);
  const lines: string[] = [];
  const say = (_fields: unknown, text?: string) => void lines.push(text ?? '');
  const outbox = new Outbox({ store, env: 'production', channels, log: { info: say, warn: say, error: say } as never });
  return { outbox, store, lines, folder, left: () => store.list('outbox/') };
}

test('an email says what was taken back, why, by which key, and what to do', async () => {
  const server = await startMailServer();
  open.push(server.close);
  const to = ['ana@shop.example', 'bo@shop.example'];
  const { outbox, left } = openOutbox([
    mailChannel({ isPlain: true, origin, url: server.url, from: 'Shop <shop@shop.example>', to }),
  ]);
  await outbox.put(message, 0);
  await outbox.advance(0);
  expect(server.receivers).toEqual(to);
  expect(server.mails[0]?.subject).toBe(`[production] The canary catalog@${message.release} was taken back`);
  expect(server.mails[0]?.messageId).toBe('<production-entry-7@shop.example>');
  for (const part of [message.reason, 'Entry 7 of the log, signed by the key guard.', message.see, message.next]) {
    expect(server.mails[0]?.text).toContain(part);
  }
  expect(await left()).toEqual([]);
});

test('an email leads to the page of the registry: to the plan of a rollback where a person has to decide', () => {
  const textOf = (kind: GuardMessage['kind']) => composeMessage({ ...message, kind }, origin()).text;
  expect(textOf('canary.held')).toContain('On a phone: https://releases.shop.example/env/production\n');
  expect(textOf('release.worse')).toContain(`${origin()}/env/production/remotes/catalog/roll-back\n`);
});

test('a mail server that comes back gets the email', async () => {
  const { port, close } = await startMailServer();
  await close();
  const channel = mailChannel({
    origin,
    isPlain: true,
    url: `smtp://127.0.0.1:${port}`,
    from: 'shop@shop.example',
    to: ['ana@shop.example'],
  });
  const { outbox, left } = openOutbox([channel]);
  await outbox.put(message, 0);
  await outbox.advance(0);
  expect(await left()).toEqual(['outbox/production/entry-7-mail']);
  const server = await startMailServer(port);
  open.push(server.close);
  await outbox.advance(1_000);
  expect(server.mails).toHaveLength(1);
  expect(await left()).toEqual([]);
});

test('an email that its receiver refuses is given up with a line in the log', async () => {
  const server = await startMailServer(0, { refuses: true });
  open.push(server.close);
  const { outbox, left, lines } = openOutbox([
    mailChannel({ isPlain: true, origin, url: server.url, from: 'shop@shop.example', to: ['nobody@shop.example'] }),
  ]);
  await outbox.put(message, 0);
  await outbox.advance(0);
  expect(await left()).toEqual([]);
  expect(lines).toContain('The team could not be told: given up.');
});

test('a webhook is signed as the standard says', async () => {
  const receiver = await startReceiver();
  open.push(receiver.close);
  await webhookChannel({ origin, url: receiver.url, secret }).send(message);
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.calls;
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  const expected = createHmac('sha256', Buffer.alloc(24, 7)).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  expect(JSON.parse(body)).toMatchObject({
    type: 'canary.stopped',
    data: { remote: 'catalog', n: 7, page: `${origin()}/env/production` },
  });
});

test('a receiver that is slow, fails, and sends elsewhere is called again, later each time, with the same id', async () => {
  const receiver = await startReceiver(['slow', 500, 302]);
  open.push(receiver.close);
  const { outbox, left } = openOutbox([webhookChannel({ origin, url: receiver.url, secret, timeout: 200 })]);
  await outbox.put(message, 0);
  for (const now of [0, 500, 1_000, 2_000, 3_000, 6_000, 7_000]) await outbox.advance(now);
  expect(receiver.calls).toHaveLength(4);
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(['production-entry-7']));
  expect(await left()).toEqual([]);
});

test('a receiver that is down for a day is given up', async () => {
  const receiver = await startReceiver();
  await receiver.close();
  const { outbox, left, lines } = openOutbox([webhookChannel({ origin, url: receiver.url, secret })]);
  await outbox.put(message, 0);
  await outbox.advance(0);
  expect(await left()).toHaveLength(1);
  await outbox.advance(24 * 3_600_000);
  expect(await left()).toEqual([]);
  expect(lines).toEqual(['The team could not be told yet: tried again.', 'The team could not be told: given up.']);
});

test('what came of a message is kept: that it waits and why, then that it was delivered', async () => {
  const receiver = await startReceiver([500]);
  open.push(receiver.close);
  const { outbox, store } = openOutbox([webhookChannel({ origin, url: receiver.url, secret })]);
  await outbox.put(message, 0);
  await outbox.advance(0);
  await outbox.advance(1_000);
  expect(await listDeliveries(store, 10)).toMatchObject([
    { channel: 'webhook', kind: 'canary.stopped', result: 'delivered', subject: expect.stringContaining('taken back') },
    { result: 'waiting', problem: 'The receiver answered 500.' },
  ]);
});

test('the last hundred deliveries are kept', async () => {
  const store = openFolderStore(temporaryFolder());
  const about = { channel: 'mail', kind: 'test', subject: 'x', result: 'delivered' } as const;
  for (let n = 0; n < 102; n++) await addDelivery(store, { ...about, at: new Date(n).toISOString() });
  const kept = await listDeliveries(store, 200);
  expect([kept.length, kept.at(-1)?.at]).toEqual([100, new Date(2).toISOString()]);
});

test('what one registry could not deliver before it ended, another does; and of two only one puts it in', async () => {
  const receiver = await startReceiver();
  open.push(receiver.close);
  const channels = [webhookChannel({ origin, url: receiver.url, secret })];
  const first = openOutbox(channels);
  const second = openOutbox(channels, first.folder);
  await first.outbox.put(message, 0);
  await second.outbox.put(message, 0);
  await second.outbox.advance(1_000);
  expect(receiver.calls).toHaveLength(0);
  await second.outbox.advance(200_000);
  expect(receiver.calls).toHaveLength(1);
});
