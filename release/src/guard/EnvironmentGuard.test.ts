import { keepMinute } from '../signals/keptSignals.ts';
import { foldLog, releaseSetId } from '../store/foldLog.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { listProposals } from '../trust/proposals.ts';
import { canaryId, openGuard } from './testing/openGuard.ts';

let place: Awaited<ReturnType<typeof openGuard>>;
afterEach(async () => place.first.guard.end());
afterAll(removeTemporaryFolders);

const release = idOf('b');

/** So many visitors that the canary is no worse, and the hold is over. */
async function goToTheEnd(): Promise<void> {
  const { guard } = place.first;
  guard.take(place.report(600, 450));
  place.pass(30_000);
  guard.take(place.report(5, 1));
  await guard.look();
}

test('a canary that hurts its visitors is taken back with the guard’s own key, and the team hears why', async () => {
  place = await openGuard();
  const { guard, told } = place.first;
  guard.take(place.report(100, 10, 5));
  await guard.look();
  await guard.look();
  const entries = await place.log();
  expect(entries.at(-1)).toMatchObject({
    action: 'end-canary',
    by: 'guard',
    auth: { kind: 'key', id: place.vault.keys.guard.keyid },
    canary: { id: canaryId, abandon: true },
  });
  const reason =
    /^[45] of 10 visitors of the canary met an error, of the live release 0 of 100: [\d,]+ times likelier if it is worse, the limit is 250; most often: throw of catalog on \/$/;
  expect(entries.at(-1)?.reason).toMatch(reason);
  expect(foldLog(entries).abandoned.catalog?.[0]?.id).toBe(release);
  expect(told).toMatchObject([{ kind: 'canary.stopped', n: 3, key: 'guard', reason: expect.stringMatching(reason) }]);
});

test('of two guards one writes the end, and tells of it', async () => {
  place = await openGuard();
  const second = await place.open();
  const report = place.report(100, 10, 5);
  for (const { guard } of [place.first, second]) guard.take(report);
  await Promise.all([place.first, second].map(({ guard }) => guard.look()));
  await Promise.all([place.first, second].map(({ guard }) => guard.look()));
  expect((await place.log()).map(({ action }) => action)).toEqual(['activate', 'canary', 'end-canary']);
  expect([...place.first.told, ...second.told]).toHaveLength(1);
  await second.guard.end();
});

test('after its hold it goes on when it is no worse; the last step makes it live, with what was shown of it', async () => {
  place = await openGuard();
  const { guard, told } = place.first;
  guard.take(place.report(600, 450));
  await guard.look();
  expect(await place.log()).toHaveLength(2);
  place.pass(30_000);
  guard.take(place.report(5, 1));
  await guard.look();
  await guard.look();
  const last = (await place.log()).at(-1);
  expect(last).toMatchObject({ action: 'activate', changes: { catalog: release }, canary: { id: canaryId } });
  expect(last?.evidence).toMatchObject({ set: last?.set, items: [{ kind: 'canary' }] });
  expect(last?.evidence?.items[0]?.numbers).toMatchObject({ 'errors.canary.visitors': 451, 'errors.canary.hurt': 0 });
  expect(told.map(({ kind }) => kind)).toEqual(['canary.promoted']);
});

test('a canary at 0 % stays there, however long ago its hold ended', async () => {
  place = await openGuard({ steps: [0, 100] });
  const { guard, told } = place.first;
  guard.take(place.report(600, 0));
  place.pass(3_600_000);
  guard.take(place.report(600, 0));
  await guard.look();
  await guard.look();
  expect(await place.log()).toHaveLength(2);
  expect(told).toEqual([]);
});

test('where it takes two keys, the last step is proposed once, and the mail says how to sign it', async () => {
  place = await openGuard({ twoKeys: true });
  const { guard, told } = place.first;
  await goToTheEnd();
  await guard.look();
  const proposals = await listProposals(place.vault.reader(), 'production');
  const entry = { action: 'activate', by: 'guard', changes: { catalog: release }, canary: { id: canaryId } };
  expect(proposals).toMatchObject([{ entry: { ...entry, evidence: { items: [{ kind: 'canary' }] } } }]);
  const { address } = place.vault.reader();
  const sign = expect.stringMatching(
    new RegExp(`: npm run release -- approve ${proposals[0]?.id} --env production --store ${address} --key \\S+$`),
  );
  expect(told).toMatchObject([{ kind: 'canary.proposed', next: sign }]);
  place.pass(61_000);
  guard.take(place.report(5, 1));
  await guard.look();
  await guard.look();
  expect(told).toHaveLength(1);
  expect([await place.log(), await listProposals(place.vault.reader(), 'production')]).toMatchObject([
    [{ action: 'activate' }, { action: 'canary' }],
    [{ id: proposals[0]?.id }],
  ]);
});

test('what goes worse for everyone than on the last day is rolled back with the guard’s own key', async () => {
  place = await openGuard();
  const { guard, told } = place.first;
  const count = { visits: 20_000, hurt: { throw: 20 }, entries: 20_000, entriesAlive: 19_000, rendererDeaths: 0 };
  const day = { reports: 1, apiDownMs: 0, routes: [], sets: [{ set: 'before', ...count }], dropped: 0 };
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 - 3_600_000).toISOString();
  await keepMinute(place.vault.as('registry'), 'production', { at, ...day }, 'test');
  await goToTheEnd();
  await guard.look();
  const set = releaseSetId({ catalog: release });
  const bad = { set, visits: 5, hurt: { throw: 2 }, entries: 0, entriesAlive: 0, rendererDeaths: 0 };
  for (let second = 0; second < 40; second++) guard.take({ ...place.report(0, 0), sets: [bad] });
  await guard.look();
  await guard.look();
  const entries = await place.log();
  expect(entries.map(({ action }) => action)).toEqual(['activate', 'canary', 'activate', 'rollback']);
  expect(entries.at(-1)).toMatchObject({
    by: 'guard',
    auth: { kind: 'key', id: place.vault.keys.guard.keyid },
    changes: { catalog: idOf('a') },
    abandoned: { catalog: release },
    reason: expect.stringMatching(/^\d+ of \d+ visits since it went live met an error .* in the last day 0.10 %/),
  });
  expect(told.map(({ kind }) => kind)).toEqual(['canary.promoted', 'release.rolled-back']);
});

test('a step between is one of the registry, which may go forward', async () => {
  place = await openGuard({ steps: [10, 50, 100] });
  const { guard } = place.first;
  place.pass(30_000);
  guard.take(place.report(600, 450));
  await guard.look();
  expect((await place.log()).at(-1)).toMatchObject({ action: 'step-canary', canary: { id: canaryId, step: 1 } });
});

test('with few visitors it stays, and the status says how many are missing', async () => {
  place = await openGuard();
  const { guard } = place.first;
  place.pass(60_000);
  guard.take(place.report(600, 50));
  await guard.look();
  expect(await place.log()).toHaveLength(2);
  expect(guard.verdictOf(canaryId)).toMatchObject({
    share: 0.1,
    text: expect.stringMatching(
      /^Not yet known\. .*\d+ more visitors of the canary are needed, at the present rate in \d+ min\./,
    ),
  });
});

test('when another remote goes live under it, evidence restarts, and the status says since when', async () => {
  place = await openGuard();
  const { guard } = place.first;
  guard.take(place.report(100, 10, 2));
  expect(guard.verdictOf(canaryId)?.groups[0]?.canary.hurt).toBe(2);
  await place.vault.publish('ana', 'cart', 'c');
  await place.vault.write('ana', { at: new Date().toISOString(), changes: { cart: idOf('c') } });
  await guard.readLog();
  expect(guard.verdictOf(canaryId)?.groups[0]?.canary).toEqual({ visitors: 0, hurt: 0 });
  expect(guard.verdictOf(canaryId)?.text).toContain('Evidence since 20');
});
