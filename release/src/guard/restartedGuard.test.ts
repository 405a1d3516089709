import { setImmediate as turn } from 'node:timers/promises';
import { idOf } from '../testing/sampleRelease.ts';
import { canaryId, openGuard } from './testing/openGuard.ts';

let place: Awaited<ReturnType<typeof openGuard>>;
beforeEach(async () => {
  place = await openGuard();
});
afterEach(async () => place.first.guard.end());

const errorsOf = (guard: typeof place.first.guard) =>
  guard.verdictOf(canaryId)?.groups.find(({ group }) => group === 'errors');

test('a guard that is restarted in the middle of a canary goes on with its evidence, and with its plot', async () => {
  const { guard } = place.first;
  guard.take(place.report(600, 300, 1));
  await guard.look();
  const [before, course] = [errorsOf(guard), guard.courseOf(canaryId)];
  expect([before?.canary, course.length]).toEqual([{ visitors: 300, hurt: 1 }, 1]);
  await guard.end();
  const { guard: next } = await place.open();
  expect([errorsOf(next), next.courseOf(canaryId)]).toEqual([before, course]);
  next.take(place.report(10, 150));
  expect(errorsOf(next)?.canary).toEqual({ visitors: 450, hurt: 1 });
  await next.end();
});

test('the ramp goes on after a restart, without the visitors that were counted before it', async () => {
  const { guard } = place.first;
  guard.take(place.report(600, 450));
  await guard.end();
  const { guard: next, told } = await place.open();
  place.pass(30_000);
  next.take(place.report(5, 1));
  await next.look();
  expect((await place.log()).at(-1)).toMatchObject({ action: 'activate', canary: { id: canaryId } });
  expect(told.map(({ kind }) => kind)).toEqual(['canary.promoted']);
  await next.end();
});

test('visitors and reports that were counted before a restart do not count again', async () => {
  const { guard } = place.first;
  const report = place.report(60, 30, 1);
  guard.take(report);
  const before = errorsOf(guard);
  await guard.end();
  const { guard: next } = await place.open();
  expect(next.take(report)).toBe(false);
  // The same visitors fail again.
  expect(next.take({ ...report, seq: report.seq + 1 })).toBe(true);
  expect(errorsOf(next)).toEqual(before);
  await next.end();
});

test('a guard that is killed loses a minute at most', async () => {
  const { guard } = place.first;
  guard.take(place.report(60, 30, 1));
  place.pass(60_000);
  await guard.look();
  while (!(await place.vault.reader().list('guard/')).length) await turn();
  guard.take(place.report(60, 30, 1));
  const { guard: next } = await place.open();
  expect(errorsOf(next)?.canary).toEqual({ visitors: 30, hurt: 1 });
  await next.end();
});

test('evidence that somebody else wrote into the store counts for nothing', async () => {
  const { guard } = place.first;
  guard.take(place.report(600, 450));
  await guard.end();
  const { guard: next } = await place.open('another secret');
  expect(errorsOf(next)?.canary).toEqual({ visitors: 0, hurt: 0 });
  await next.end();
});

test('evidence about another live set is not taken over, and goes with the canary', async () => {
  const { guard } = place.first;
  guard.take(place.report(600, 300));
  await guard.end();
  const store = place.vault.as('registry');
  expect(await store.list('guard/')).toHaveLength(1);
  await place.vault.publish('ana', 'content', 'a');
  await place.change({ action: 'activate', changes: { content: idOf('a') } });
  const { guard: next } = await place.open();
  expect(errorsOf(next)?.canary).toEqual({ visitors: 0, hurt: 0 });
  place.pass(11 * 60_000);
  await place.change({ action: 'end-canary', canary: { id: canaryId } });
  await next.readLog();
  await next.look();
  await next.end();
  expect(await store.list('guard/')).toEqual([]);
});
