/** @jest-environment node */
import { good, openSampleRoom, rollBack, startShell } from './testing/controllerSample.ts';
import { idOf, type ControllerRoom } from './testing/openController.ts';

let room: ControllerRoom;
let stale: string | undefined;
const held = () => stale;
beforeEach(async () => {
  stale = undefined;
  room = await openSampleRoom();
});
afterEach(() => room.close());

test('a stale shell applies no activation, reports why, and applies it once it is fresh again', async () => {
  const shell = await startShell(room, { held });
  stale = 'The registry has not been heard.';
  const forward = await shell.take({ catalog: idOf('b') });
  expect(forward).toMatchObject({ ok: false, error: `catalog@${idOf('b')}: The registry has not been heard.` });
  expect(shell.live()).toEqual(good);
  shell.verdicts.clear();
  stale = undefined;
  shell.controller.reconsider();
  expect(await shell.verdict(forward.n)).toMatchObject({ ok: true });
  expect(shell.live()).toEqual({ ...good, catalog: idOf('b') });
});

test('a stale shell applies rollbacks, also past a waiting activation', async () => {
  const shell = await startShell(room, { held });
  stale = 'The registry has not been heard.';
  await shell.take({ catalog: idOf('b') });
  expect(await shell.take({ cart: idOf('a') }, rollBack)).toMatchObject({ ok: true });
  expect(shell.live()).toEqual({ ...good, cart: idOf('a') });
});

test('a rollback to a release that was never live counts as a forward change, and so does a deactivation', async () => {
  const shell = await startShell(room, { held });
  stale = 'The registry has not been heard.';
  expect(await shell.take({ cart: idOf('c') }, rollBack)).toMatchObject({ ok: false });
  expect(await shell.take({ content: null }, { action: 'deactivate' })).toMatchObject({ ok: false });
  expect(shell.live()).toEqual(good);
});

test('a warm-up is canceled when the shell becomes stale', async () => {
  await room.publish('catalog', 'd', `await new Promise((go) => setTimeout(go, 1_500)); pages['/'] = () => ({});`);
  const shell = await startShell(room, { held });
  const n = await room.write({ catalog: idOf('d') });
  await shell.controller.follow(n);
  stale = 'The registry has not been heard.';
  shell.controller.reconsider();
  expect(await shell.verdict(n)).toMatchObject({ ok: false });
  expect(shell.live()).toEqual(good);
});

test('a shell that is stale at its start serves the set in the log', async () => {
  stale = 'The registry has not been heard.';
  expect((await startShell(room, { held })).live()).toEqual(good);
});
