import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog } from '../testing/sampleRelease.ts';
import { countOpenTabs, describeOpenTabs } from './openTabs.ts';

const [a, b, c] = [idOf('a'), idOf('b'), idOf('c')];
const log = foldLog(
  sampleLog(
    { changes: { catalog: c } },
    { changes: { catalog: a } },
    { changes: { catalog: b } },
    { action: 'rollback', changes: { catalog: a }, abandoned: { catalog: b }, recalled: { catalog: b } },
  ),
);

/** A shell with this response at /tabs. */
async function shellWith(answer: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

test('tabs are counted over all shells, and tabs on a recalled release are reported', async () => {
  const count = (streams: number, asked = 0) => ({ streams, asked });
  const shells = await Promise.all([
    shellWith(JSON.stringify({ [`catalog@${b}`]: count(2), [`catalog@${a}`]: count(5) })),
    shellWith(JSON.stringify({ [`catalog@${b}`]: count(1, 4), [`catalog@${c}`]: count(1) })),
    shellWith('<p>No such page</p>'),
  ]);
  const down = { url: 'http://127.0.0.1:1' };
  const { tabs, silent } = await countOpenTabs([...shells, down], log);
  expect(describeOpenTabs(tabs)).toEqual([
    `3 visible tabs still run catalog@${b}, which was recalled (tabs without a connection sent 4 requests in five minutes).`,
    `1 visible tab still runs catalog@${c}, an older release.`,
  ]);
  expect(silent).toEqual([shells[2], down]);
  expect(tabs.find(({ release }) => release === a)).toMatchObject({ inView: 5, mark: 'live' });
  for (const { close } of shells) close();
});

test.each([
  ['goes on without end', undefined],
  ['names what every object has', '{"constructor@x":{"streams":1,"asked":1}}'],
  ['counts less than nothing', `{"cart@${'a'.repeat(16)}":{"streams":-9,"asked":1}}`],
])('a shell whose answer %s says nothing of its tabs', async (_, text) => {
  const server = createServer((_request, response) => {
    if (text !== undefined) return void response.end(text);
    const more = () => response.write(Buffer.alloc(2 ** 16, ' '), () => !response.destroyed && more());
    more();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const start = performance.now();
  expect(await countOpenTabs([{ url }], foldLog([]))).toEqual({ tabs: [], silent: [{ url }] });
  expect(performance.now() - start).toBeLessThan(900);
  server.closeAllConnections();
  server.close();
});

test('a shell whose answer leads elsewhere says nothing of its tabs, and nothing else is asked', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: '/secret' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await countOpenTabs([{ url }], foldLog([]))).silent).toEqual([{ url }]);
  expect(asked).toEqual(['/tabs']);
  server.close();
});
