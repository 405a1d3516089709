/** Event streams that one token opens without end, or does not read. */
import { connect } from 'node:net';
import { removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let viewer: string;

beforeAll(async () => {
  registry = await openTestRegistry({ MAX_STREAMS: '8' });
  url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  viewer = await registry.tokenOf('viewer');
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

const listen = (token: string, env = 'local') =>
  fetch(`${url}/v1/environments/${env}/events`, { headers: { authorization: `Bearer ${token}` } });

test('One token holds at most half of the streams, and they are free again when it lets go', async () => {
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(viewer)));
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(streams.filter(({ status }) => status === 503)).toHaveLength(4);
  expect((await listen(await registry.tokenOf('viewer'))).status).toBe(200);
  await Promise.all(streams.map(async ({ body }) => body?.cancel()));
  await new Promise((next) => setTimeout(next, 200));
  expect((await listen(viewer)).status).toBe(200);
});

test('One token that follows 300 invented environments gets three, and others get the answer that there is no such environment', async () => {
  const token = await registry.tokenOf('viewer');
  const streams = await Promise.all(Array.from({ length: 300 }, (_, i) => listen(token, `invented-${i}`)));
  const counts = [200, 404].map((status) => streams.filter((one) => one.status === status).length);
  expect(counts).toEqual([3, 297]);
  const refused = streams.filter(({ status }) => status === 404);
  expect(await refused[0]?.text()).toMatch(/There is no environment \\"invented-\d+.*activate something in one first/);
  await Promise.all(streams.filter(({ status }) => status === 200).map(async ({ body }) => body?.cancel()));
  await new Promise((next) => setTimeout(next, 200));
  expect((await listen(token, 'another')).status).toBe(200);
});

test('A listener that does not read is cut off when more than 16 KiB wait for it, and not before', async () => {
  const own = await openTestRegistry();
  const { port } = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
  const { heads } = own.parts;
  const head = await heads.read('local');
  jest.spyOn(heads, 'read').mockResolvedValue({ ...head, envelope: 'x'.repeat(7_000) });
  const token = await own.tokenOf('viewer');
  const socket = connect(Number(port), '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write(`GET /v1/environments/local/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  for (let i = 0; i < 2_000 && !heads.count('local'); i++) await new Promise((next) => setTimeout(next, 5));
  let sent = 0;
  // What the system keeps on its way comes before: some megabytes.
  for (; sent < 4_000 && heads.count('local'); sent++) {
    await heads.announce('local');
    await new Promise((next) => setTimeout(next, 1));
  }
  expect([heads.count('local'), sent > 3]).toEqual([0, true]);
  socket.destroy();
  await own.app.close();
}, 20_000);

test('The stream of a token ends with the token', async () => {
  const token = await registry.tokenOf('viewer');
  const reader = (await listen(token)).body?.getReader();
  await reader?.read();
  await registry.parts.adminLog.append('test', { kind: 'end-token', id: token.split('_')[1] ?? '' });
  let isOver: boolean | undefined = false;
  while (!isOver) isOver = (await reader?.read())?.done;
  expect(isOver).toBe(true);
}, 15_000);

test('One stream tells the heads of all environments', async () => {
  const own = await openTestRegistry();
  const at = await own.app.listen({ host: '127.0.0.1', port: 0 });
  for (const env of ['production', 'staging']) {
    await own.store.putIfAbsent(
      `log/${env}/00000001`,
      JSON.stringify({ n: 1, at: new Date().toISOString(), by: 'ana', action: 'freeze', until: 'x' }),
    );
  }
  const headers = { authorization: `Bearer ${await own.tokenOf('viewer')}` };
  const { body } = await fetch(`${at}/v1/events`, { headers });
  let text = '';
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!/"env":"production"/.test(text) || !/"env":"staging"/.test(text)) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  for (let i = 0; i < 200 && own.parts.heads.count('staging'); i++) await new Promise((next) => setTimeout(next, 5));
  expect([own.parts.heads.count('production'), own.parts.heads.count('staging')]).toEqual([0, 0]);
  expect(text.match(/event: head/g)?.length).toBeGreaterThanOrEqual(2);
  await own.app.close();
});
