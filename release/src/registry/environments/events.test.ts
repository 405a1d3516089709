import { appendNext } from '../../testing/appendNext.ts';
import { idOf, removeTemporaryFolders } from '../../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../../testing/testRegistry.ts';

let registry: TestRegistry;
let url: string;
let viewer: string;

beforeAll(async () => {
  registry = await openTestRegistry({ MAX_STREAMS: '6' });
  url = await registry.app.listen({ host: '127.0.0.1', port: 0 });
  viewer = await registry.tokenOf('viewer');
});
afterAll(async () => {
  await registry.app.close();
  removeTemporaryFolders();
});

/** Follows an environment, and yields the heads as they come. */
async function* heads(env: string, signal: AbortSignal): AsyncGenerator<{ n: number; hash: string; expires: string }> {
  const headers = { authorization: `Bearer ${viewer}` };
  const response = await fetch(`${url}/v1/environments/${env}/events`, { headers, signal });
  if (!response.ok) throw new Error(String(response.status));
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data) yield JSON.parse(data);
    }
  }
}
/** The same head comes again and again: that it does is what keeps it fresh. */
async function headAt(stream: ReturnType<typeof heads>, n: number) {
  for (;;) {
    const { value, done } = await stream.next();
    if (done || value.n >= n) return value;
  }
}
const activate = (env: string, digit: string) =>
  appendNext(registry.store, env, {
    at: new Date().toISOString(),
    by: 'ana',
    action: 'activate',
    changes: { cart: idOf(digit) },
  });

test('A follower hears the head at once and each new entry, also of another writer', async () => {
  const ending = new AbortController();
  const stream = heads('one', ending.signal);
  expect((await stream.next()).value).toMatchObject({ n: 0, hash: '0'.repeat(64) });
  await activate('one', 'a');
  expect(await headAt(stream, 1)).toMatchObject({ n: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await activate('one', 'b');
  expect(await headAt(stream, 2)).toMatchObject({ n: 2 });
  ending.abort();
});

test('The head says until when it may be believed', async () => {
  const { body } = await registry.call('GET', '/v1/environments/one/head', viewer);
  expect(Date.parse(body.expires) - Date.parse(body.at)).toBe(30_000);
});

test('Who leaves is forgotten, and nothing is watched for nobody', async () => {
  const ending = new AbortController();
  const stream = heads('two', ending.signal);
  await stream.next();
  expect(registry.parts.heads.count('two')).toBe(1);
  ending.abort();
  await stream.next().catch(() => undefined);
  for (let i = 0; i < 100 && registry.parts.heads.count('two'); i++) await new Promise((next) => setTimeout(next, 20));
  expect(registry.parts.heads.count('two')).toBe(0);
});

test('Listeners with one token beyond half of MAX_STREAMS get the answer to poll', async () => {
  const ending = new AbortController();
  const streams = Array.from({ length: 3 }, () => heads('three', ending.signal));
  await Promise.all(streams.map((stream) => stream.next()));
  await expect(heads('three', ending.signal).next()).rejects.toThrow('503');
  ending.abort();
});

test('An environment that climbs out of its folder is refused', async () => {
  expect((await registry.call('GET', '/v1/environments/..%2F..%2Fadmin-log/head', viewer)).status).toBe(400);
});
