/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { good, rollBack } from '../releases/testing/controllerSample.ts';
import { idOf } from '../releases/testing/openController.ts';
import { CANARY, type CanaryRoom, openCanaries } from './testing/openCanaries.ts';

let own: CanaryRoom;
beforeEach(async () => {
  own = await openCanaries();
});
afterEach(() => own.close());

const notIntervals = [
  ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
  ...(['Date', 'hrtime', 'performance'] as const),
];

const end = (more: object = {}) => own.write({ action: 'end-canary', canary: { id: CANARY, ...more } });

test('the verdict on a canary waits for its set, which has the live releases, its pages ready and its files pinned', async () => {
  const n = await own.begin('b');
  expect([own.shown(), own.sets.isOpen]).toEqual([undefined, true]);
  expect(await own.shell.verdict(n)).toMatchObject({ ok: true });
  expect(own.shown()).toEqual({ ...good, catalog: idOf('b') });
  expect(own.shell.live()).toEqual(good);
  expect(own.prepared).toHaveLength(1);
  expect(own.kept).toContain('catalog@b');
});

test('a release that fails is said to, and no visitor gets it', async () => {
  const verdict = await own.shell.verdict(await own.begin('e'));
  expect(verdict).toMatchObject({ ok: false, error: expect.stringContaining('Broken at load') });
  expect([own.shown(), own.sets.serves('catalog', idOf('e'))]).toEqual([undefined, false]);
  expect(own.shell.live()).toEqual(good);
});

test('when the canary ends, visitors get the live set at once', async () => {
  await own.shell.verdict(await own.begin('b'));
  const [setId] = own.prepared;
  const n = await end({ abandon: true });
  expect([own.shown(), own.sets.isOpen, own.kept]).toEqual([undefined, false, []]);
  expect(await own.shell.verdict(n)).toMatchObject({ ok: true });
  while (!own.ended.length) await pause(5);
  expect(own.ended).toEqual([setId]);
});

test('when the live set changes, visitors get it at once, and the canary again when it is warm', async () => {
  await own.shell.verdict(await own.begin('b'));
  const n = await own.write({ action: 'activate', changes: { content: idOf('b') } });
  await own.shell.verdict(n);
  expect(own.shell.live()).toEqual({ ...good, content: idOf('b') });
  expect(own.shown()).toBeUndefined();
  expect(await own.warm()).toEqual({ ...good, content: idOf('b'), catalog: idOf('b') });
});

test('a rollback of another remote is served by the next page, and a canary over it follows', async () => {
  await own.shell.verdict(await own.begin('b'));
  await own.shell.verdict(await own.write({ changes: { cart: idOf('a') }, ...rollBack }));
  expect(own.shown()).toBeUndefined();
  expect(await own.warm()).toEqual({ ...good, cart: idOf('a'), catalog: idOf('b') });
});

test('a stale shell shows no canary, and shows it again at once', async () => {
  await own.shell.verdict(await own.begin('b'));
  own.stale = 'The registry has not been heard.';
  expect(own.sets.shown).toEqual([]);
  const late = await own.write({ action: 'step-canary', canary: { id: CANARY, step: 1 } });
  expect(await own.shell.verdict(late)).toMatchObject({ ok: false, error: expect.stringContaining('not been heard') });
  own.shell.verdicts.clear();
  own.stale = undefined;
  own.shell.controller.reconsider();
  expect(await own.shell.verdict(late)).toMatchObject({ ok: true });
  expect(own.sets.shown.map(({ id }) => id)).toEqual([CANARY]);
});

test('a canary that begins on a stale shell is warm once the shell is fresh', async () => {
  own.stale = 'The registry has not been heard.';
  const n = await own.begin('b');
  expect(await own.shell.verdict(n)).toMatchObject({ ok: false });
  own.shell.verdicts.clear();
  own.stale = undefined;
  own.sets.reconsider();
  own.shell.controller.reconsider();
  expect(await own.shell.verdict(n)).toMatchObject({ ok: true });
});

test('the set of a canary that goes live is the one that goes live, and its pages are not rendered again', async () => {
  await own.shell.verdict(await own.begin('b'));
  const live = own.shell.controller.current;
  const warm = live && own.sets.find(CANARY, live);
  const n = await own.write({ action: 'activate', changes: { catalog: idOf('b') }, canary: { id: CANARY } });
  expect(await own.shell.verdict(n)).toMatchObject({ ok: true });
  expect(own.shell.controller.current === warm).toBe(true);
  expect(own.budgets).toEqual([{ ms: 10_000, maxAge: 60_000 }]);
  expect(await warm?.pool.render('/', 'test')).toMatchObject({ status: 200 });
  expect([own.ended, own.kept]).toEqual([[], []]);
});

test('a rollback that leads to a canary’s set does not wait for its pages', async () => {
  await own.shell.verdict(await own.begin('b'));
  const back = { action: 'rollback', abandoned: { catalog: idOf('a') } } as const;
  await own.shell.verdict(await own.write({ changes: { catalog: idOf('b') }, ...back }));
  expect(own.shell.live()).toEqual({ ...good, catalog: idOf('b') });
  expect(own.budgets).toEqual([{ ms: 250, maxAge: 60_000 }]);
});

test('two canaries of two remotes have a set each, and neither has the other', async () => {
  await own.begin('b');
  await own.begin('c', { id: 'cafe0000', releases: { cart: idOf('c') } });
  expect(await own.warm()).toEqual({ ...good, catalog: idOf('b') });
  expect(await own.warm('cafe0000')).toEqual({ ...good, cart: idOf('c') });
  await end();
  expect([own.shown(), own.shown('cafe0000')]).toEqual([undefined, { ...good, cart: idOf('c') }]);
});

test('the pages of a canary at 0 % are rendered again and again, so that it can go live at once', async () => {
  await own.close();
  jest.useFakeTimers({ doNotFake: notIntervals });
  try {
    own = await openCanaries();
    await own.shell.verdict(await own.begin('b', { steps: [0, 50] }));
    const [setId] = own.prepared;
    jest.advanceTimersByTime(20_000);
    while (own.prepared.length < 2) await pause(5);
    jest.advanceTimersByTime(20_000);
    while (own.prepared.length < 3) await pause(5);
    expect(own.prepared).toEqual([setId, setId, setId]);
  } finally {
    jest.useRealTimers();
  }
});

test('at 0 % no page has to be decided on', async () => {
  await own.begin('b', { steps: [0, 50] });
  expect(own.sets.isOpen).toBe(false);
  await own.write({ action: 'step-canary', canary: { id: CANARY, step: 1 } });
  expect(own.sets.isOpen).toBe(true);
});
