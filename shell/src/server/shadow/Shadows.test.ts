/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { listShadowParts, type ShellPart } from '@paw/release/store/shadowParts.ts';
import { releaseSetId } from '@paw/release/store/foldLog.ts';
import { idOf, type ControllerRoom, openRoom, type RunningController } from '../releases/testing/openController.ts';
import { ShadowParts } from './ShadowParts.ts';
import { Shadows, type ShadowsOptions } from './Shadows.ts';

const ID = '0000000a';
let room: ControllerRoom;
let shell: RunningController;
let shadows: Shadows;

beforeEach(async () => {
  room = openRoom();
  await room.publish('catalog', 'a');
  await room.publish('content', 'a');
  await room.publish('content', 'b');
  shell = room.start();
  await room.write({ catalog: idOf('a'), content: idOf('a') });
  await shell.controller.follow(1);
  await shell.verdict(1);
});
afterEach(async () => {
  await shadows.pause();
  shadows.stop();
  await room.close();
});

/** Begins a shadow of catalog b, whose page is this code. */
async function begin(code: string, options: Partial<ShadowsOptions> = {}, ids = [ID]): Promise<void> {
  await room.publish('catalog', 'b', code);
  const until = new Date(Date.now() + 60_000).toISOString();
  const overrides = { catalog: idOf('b') };
  for (const id of ids) await room.write({}, { action: 'shadow', shadow: { id, overrides, until } });
  const onError = (error: unknown) => {
    throw error;
  };
  shadows = new Shadows({
    host: shell.host,
    current: () => shell.controller.current,
    apiIsUp: async () => true,
    parts: new ShadowParts({ store: room.store, env: 'local', instance: () => 'host-1', onError }),
    ...options,
  });
  shadows.update(await room.fold());
}

/** A visitor gets the home page until the shadow has something to say. */
async function visitUntil(isEnough: (part: ShellPart) => boolean, id = ID): Promise<ShellPart> {
  for (;;) {
    const live = shell.controller.current;
    if (live) {
      const rendered = await live.pool.render('/', 'r1');
      shadows.offer(live, { pageUrl: '/', route: '/', secret: false, rendered: { ...rendered, cpu: 20, ms: 20 } });
    }
    shadows.writeNow();
    const parts = await listShadowParts(room.store, 'local', id);
    const found = parts.findLast(isEnough);
    if (found) return found;
    await pause(20);
  }
}

const pagesOf = ({ routes }: ShellPart) => routes['/']?.pages ?? 0;

test('a page that the candidate answers with an error is reported with its address, once it was confirmed', async () => {
  await begin(`pages['/'] = () => ({ status: 500, errors: ['Error: broken'] });`);
  const part = await visitUntil((one) => pagesOf(one) >= 2);
  expect(part.set).toBe(releaseSetId({ catalog: idOf('b'), content: idOf('a') }));
  expect(part.routes['/']?.differences).toMatchObject([
    { kind: 'status', text: 'answers 500 (Error: broken), live 200', example: '/' },
  ]);
});

test('an error that happens once is not reported', async () => {
  await begin(`let n = 0; pages['/'] = () => ({ status: n++ === 1 ? 500 : 200 });`);
  const part = await visitUntil((one) => pagesOf(one) >= 4);
  expect(part.routes['/']?.differences).toEqual([]);
});

test('an identical candidate shows no difference', async () => {
  await begin(`pages['/'] = () => ({});`);
  const part = await visitUntil((one) => pagesOf(one) >= 5);
  expect([part.state, part.routes['/']?.differences]).toEqual(['running', []]);
});

test('a candidate is not slower while its code is being compiled', async () => {
  const note = `console: [{ level: 'warn', text: 'old' }]`;
  await begin(`let n = 0; pages['/'] = () => ({ cpu: n++ < 4 ? 58 : 21, ms: 60, ${note} });`);
  const part = await visitUntil((one) => pagesOf(one) >= 2);
  expect(part.routes['/']?.differences).toMatchObject([{ kind: 'warning', text: 'old' }]);
});

test('a candidate that stays slower is reported', async () => {
  await begin(`pages['/'] = () => ({ cpu: 58, ms: 60 });`);
  const part = await visitUntil((one) => pagesOf(one) >= 1);
  expect(part.routes['/']?.differences).toMatchObject([
    { kind: 'slow', text: 'takes 58 ms of processor time, live 20 ms' },
  ]);
});

test('a candidate that gives impossible times hides nothing', async () => {
  await begin(`pages['/'] = () => ({ status: 500, ms: -1e12, cpu: -5 });`);
  const part = await visitUntil((one) => pagesOf(one) >= 1);
  expect(part.routes['/']?.differences).toMatchObject([{ kind: 'status' }]);
  expect(part.busy).toBeGreaterThanOrEqual(0);
});

test('a page that does not render at all is a difference, and the shadow goes on', async () => {
  await begin(`pages['/'] = () => { process.exit(3); };`);
  const part = await visitUntil((one) => pagesOf(one) >= 1);
  expect(part.routes['/']?.differences).toMatchObject([{ kind: 'status', count: 1 }]);
});

test('a page that blocks its thread for longer than a live renderer may is rendered all the same', async () => {
  await begin(`pages['/'] = () => { for (const end = Date.now() + 2_600; Date.now() < end; ); return {}; };`);
  const part = await visitUntil((one) => pagesOf(one) >= 1);
  expect(part.routes['/']?.differences).toEqual([]);
});

test('what cannot be compared because the api is down is only counted', async () => {
  await begin(`pages['/'] = () => ({ status: 503 });`, { apiIsUp: async () => false });
  const part = await visitUntil(({ skipped }) => skipped > 0);
  expect(pagesOf(part)).toBe(0);
});

test('a part tells how many pages visitors got, and whether the candidate has started', async () => {
  await begin(`for (const end = Date.now() + 500; Date.now() < end; ); pages['/'] = () => ({});`);
  expect(await visitUntil(({ offered = 0 }) => offered > 0)).toMatchObject({ isReady: false, routes: {} });
  const part = await visitUntil((one) => pagesOf(one) > 0);
  expect([part.isReady, (part.offered ?? 0) > pagesOf(part)]).toEqual([true, true]);
});

test('a candidate that does not start says why', async () => {
  await begin(`throw new Error('no such chunk');`);
  const part = await visitUntil(({ state }) => state === 'failed');
  expect(part.note).toBe('It does not start: no such chunk.');
});

test('a shadow that is ended ends at once, and so does one on a shell that is stale', async () => {
  let held: string | undefined;
  await begin(`pages['/'] = () => ({});`, { held: () => held });
  await visitUntil((one) => pagesOf(one) > 0);
  held = 'The registry was not heard.';
  shadows.update(await room.fold());
  expect(shadows.id).toBeUndefined();
  const part = await visitUntil(({ state }) => state === 'over');
  expect(part.note).toBe(held);
  held = undefined;
  await room.write({}, { action: 'end-shadow', shadow: { id: ID } });
  shadows.update(await room.fold());
  expect(shadows.id).toBeUndefined();
});

test('when live changes, the shadow begins again on the new set, and what was seen before stays', async () => {
  await begin(`pages['/'] = () => ({});`);
  const before = await visitUntil((one) => pagesOf(one) > 0);
  await shell.take({ content: idOf('b') });
  shadows.update(await room.fold());
  const after = await visitUntil((one) => one.set !== before.set && pagesOf(one) > 0);
  expect(after.set).toBe(releaseSetId({ catalog: idOf('b'), content: idOf('b') }));
  const parts = await listShadowParts(room.store, 'local', ID);
  expect(parts.find(({ set }) => set === before.set)).toMatchObject({ state: 'over', note: 'The live set changed.' });
});

test('a shell renders one shadow at a time, and the other one says so', async () => {
  await begin(`pages['/'] = () => ({});`, {}, [ID, '0000000b']);
  const part = await visitUntil(() => true, '0000000b');
  expect(part).toMatchObject({ state: 'waiting', note: `It waits for shadow ${ID}: a shell renders one at a time.` });
  await room.write({}, { action: 'end-shadow', shadow: { id: ID } });
  shadows.update(await room.fold());
  await visitUntil((one) => pagesOf(one) > 0, '0000000b');
});

test('a page with a secret in its URL is not rendered again', async () => {
  await begin(`pages['/'] = () => ({ status: 500 });`);
  const live = shell.controller.current;
  const rendered = await live?.pool.render('/', 'r1');
  if (live && rendered) shadows.offer(live, { pageUrl: '/?token=1', route: '/secret', secret: true, rendered });
  const part = await visitUntil((one) => pagesOf(one) > 0);
  expect(Object.keys(part.routes)).toEqual(['/']);
});
