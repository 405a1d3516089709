/** @jest-environment node */
import { badReleases } from './testing/badReleases.ts';
import { good, openSampleRoom, rollBack, startShell as start } from './testing/controllerSample.ts';
import { idOf, type ControllerRoom } from './testing/openController.ts';
import { testBadReleases } from './testing/testBadReleases.ts';

let room: ControllerRoom;
beforeEach(async () => {
  room = await openSampleRoom();
});
afterEach(() => room.close());

testBadReleases(badReleases);

const startShell = (...options: Parameters<ControllerRoom['start']>) => start(room, ...options);

test('of several pending entries only the newest is tried, and each gets a verdict', async () => {
  const shell = await startShell();
  const before = shell.warmed();
  for (const digit of ['b', 'c']) await room.write({ catalog: idOf(digit) });
  await room.write({ content: idOf('b') });
  for (const n of [3, 4, 5]) await shell.controller.follow(n);
  expect(await shell.verdict(5)).toMatchObject({ ok: true, setId: (await room.fold()).setId });
  expect(await shell.verdict(4)).toMatchObject({ ok: true });
  expect((await shell.verdict(3)).error).toMatch(/It was replaced before it was live here: ana activated catalog@c+/);
  expect(shell.warmed() - before).toBeLessThanOrEqual(2);
});

test('a rollback interrupts a warm-up in progress, which continues after it', async () => {
  await room.publish('catalog', 'd', `await new Promise((go) => setTimeout(go, 1_500)); pages['/'] = () => ({});`);
  const shell = await startShell();
  const slow = await room.write({ catalog: idOf('d') });
  await shell.controller.follow(slow);
  const back = await shell.take({ cart: idOf('a') }, rollBack);
  expect([back.ok, back.leftOut]).toEqual([true, undefined]);
  expect(shell.verdicts.has(slow)).toBe(false);
  expect(shell.live()).toEqual({ ...good, cart: idOf('a') });
  expect(await shell.verdict(slow)).toMatchObject({ ok: true });
  expect(shell.live()).toEqual({ ...good, catalog: idOf('d'), cart: idOf('a') });
});

test('the warm-up of a release that is rolled back ends at once', async () => {
  await room.publish('catalog', 'd', `await new Promise(() => {});`);
  const shell = await startShell();
  const slow = await room.write({ catalog: idOf('d') });
  await shell.controller.follow(slow);
  const back = await shell.take({ catalog: idOf('a') }, { action: 'rollback', abandoned: { catalog: idOf('d') } });
  expect(back.ok).toBe(true);
  expect((await shell.verdict(slow)).error).toMatch(/It was replaced before it was live here: ana rolled back/);
  expect((await room.fold()).abandoned.catalog).toMatchObject([{ by: 'ana' }]);
});

test('after a rollback the remaining pages are tested, and failures are logged', async () => {
  await room.publish('content', 'd', `pages['/about-us'] = () => { throw new Error('no text'); };`);
  const warnings: string[] = [];
  const warn = (_: unknown, text: string) => warnings.push(text);
  const log = { info: () => undefined, warn, error: warn } as never;
  const shell = await startShell({ log });
  await shell.take({ content: idOf('d') }, rollBack);
  expect(shell.live().content).toBe(idOf('d'));
  while (!warnings.length) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(warnings).toEqual([expect.stringMatching(/^After the rollback: \/about-us does not render/)]);
});

test('the next change ends a rollback’s remaining tests', async () => {
  await room.publish('content', 'd', `pages['/about-us'] = () => { throw new Error('no text'); };`);
  const warn = jest.fn();
  const shell = await startShell({ log: { info: () => undefined, warn, error: warn } as never });
  await shell.take({ content: idOf('d') }, rollBack);
  await shell.take({ content: idOf('a') }, rollBack);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(warn).not.toHaveBeenCalled();
});

test('two successive rollbacks find warm sets', async () => {
  const shell = await startShell();
  await shell.take({ catalog: idOf('b') });
  await shell.take({ catalog: idOf('c') });
  const before = shell.warmed();
  await shell.take({ catalog: idOf('b') }, { action: 'rollback', abandoned: { catalog: idOf('c') } });
  await shell.take({ catalog: idOf('a') }, { action: 'rollback', abandoned: { catalog: idOf('b') } });
  expect(shell.live()).toEqual(good);
  expect(shell.warmed()).toBe(before);
});

test('a remote without a working release is left out at a start, and goes live once its file is repaired', async () => {
  await room.publish('club', 'a', `pages['/club'] = () => ({});`);
  await room.write({ club: idOf('a') });
  const file = `releases/club/${idOf('a')}/node/remoteEntry.cjs`;
  const bytes = await room.store.get(file);
  await room.store.delete(file);
  const shell = await startShell();
  expect(shell.live()).toEqual(good);
  expect(shell.controller.leftOut).toEqual([expect.stringMatching(/^club@a+ is left out: The file .* is missing/)]);
  expect(shell.verdicts.get(3)).toMatchObject({ ok: false, isFirst: true });
  await room.store.putIfAbsent(file, bytes ?? '');
  while (!shell.live().club) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shell.controller.leftOut).toEqual([]);
  expect((await room.fold()).n).toBe(3);
}, 20_000);

test('two shells write one refusal', async () => {
  await room.publish('catalog', 'e', `throw new Error('Broken.');`);
  const shells = [await startShell(), await startShell()];
  await room.write({ catalog: idOf('e') });
  await Promise.all(shells.map(({ controller }) => controller.follow(3)));
  for (const { verdict } of shells) expect(await verdict(3)).toMatchObject({ ok: false });
  await Promise.all(shells.map(({ controller }) => controller.follow(4)));
  for (const { verdict } of shells) expect(await verdict(4)).toMatchObject({ ok: true });
  expect((await room.fold()).n).toBe(4);
});

test('while the api is down a failed page does not count against any release', async () => {
  await room.publish('catalog', 'e', `pages['/'] = () => ({ status: 500, errors: ['No data'] });`);
  const shell = await startShell({ apiIsUp: async () => false });
  expect(await shell.take({ catalog: idOf('e') })).toMatchObject({ ok: false });
  const { live, abandoned } = await room.fold();
  expect([live.catalog, abandoned.catalog ?? []]).toEqual([idOf('e'), []]);
  expect(shell.live()).toEqual(good);
});

test('a refused release is tried again when it is activated with --force', async () => {
  let isDown = false;
  await room.publish('catalog', 'e', `pages['/'] = () => ({ status: 503 });`);
  const shell = await startShell({ apiIsUp: async () => !isDown });
  expect(await shell.take({ catalog: idOf('e') })).toMatchObject({ ok: false });
  await shell.verdict(4);
  // From here on the api is down, which excuses the page.
  isDown = true;
  expect(await shell.take({ catalog: idOf('e') }, { force: true, reason: 'It was the api.' })).toMatchObject({
    ok: true,
  });
  expect(shell.controller.leftOut).toEqual([]);
});
