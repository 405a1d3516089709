/** @jest-environment node */
import { DOCUMENTS_FILE } from '@paw/contract/documents.ts';
import { sha384 } from '@paw/release/store/releases.ts';
import { good, openSampleRoom, startShell } from './testing/controllerSample.ts';
import { idOf, type ControllerRoom } from './testing/openController.ts';

let room: ControllerRoom;
beforeEach(async () => {
  room = await openSampleRoom();
});
afterEach(() => room.close());

test('a feed at the path of another release’s file is refused, and the other releases stay live', async () => {
  const code = `pages['/about-us'] = () => ({});`;
  const text = JSON.stringify({
    documents: [],
    files: [{ path: '/feed.xml', type: 'application/xml', text: '<feed/>' }],
  });
  const files = [
    { path: 'node/remoteEntry.cjs', size: code.length, sha384: sha384(code) },
    { path: DOCUMENTS_FILE, size: text.length, sha384: sha384(text) },
  ];
  await room.publish('content', 'd', code, { documents: DOCUMENTS_FILE, publicPaths: ['/feed.xml'], files });
  await room.store.putIfAbsent(`releases/content/${idOf('d')}/${DOCUMENTS_FILE}`, text);
  const feed = { remote: 'catalog', path: '/feed.xml', type: 'application/xml' };
  await room.publish('catalog', 'd', `pages['/'] = () => ({}); feeds.push(${JSON.stringify(feed)});`);
  const shell = await startShell(room);
  expect(await shell.take({ content: idOf('d') })).toMatchObject({ ok: true });
  const refused = await shell.take({ catalog: idOf('d') });
  expect(refused.error).toMatch(/catalog has a feed at \/feed.xml, where a release brings a file/);
  expect(shell.live()).toEqual({ ...good, content: idOf('d') });
});

test('a set lists the feeds of its releases', async () => {
  const feed = { remote: 'catalog', path: '/feeds/club.xml', type: 'application/xml' };
  await room.publish('catalog', 'd', `pages['/'] = () => ({}); feeds.push(${JSON.stringify(feed)});`);
  const shell = await startShell(room);
  expect(shell.controller.current?.pool.site.feeds).toEqual([]);
  await shell.take({ catalog: idOf('d') });
  expect(shell.controller.current?.pool.site.feeds).toEqual([feed]);
});
