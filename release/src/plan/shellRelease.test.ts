import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { planActivation } from './planActivation.ts';
import { planDeactivation } from './planDeactivation.ts';
import { planRollback } from './planRollback.ts';

const offers = { contracts: [1], table: sampleShell.table, main: { js: [], css: [] } };
const shellOf = (digit: string, changes: Partial<typeof offers> = {}, shared = sampleShell.shared) =>
  sampleManifest('shell', digit, { routes: [], shared, host: { ...offers, ...changes } });
const [cart, catalog] = [sampleManifest('cart', 'c'), sampleManifest('catalog', 'd')];
const log = foldLog(
  sampleLog(
    { action: 'shell', shell: sampleShell },
    { changes: { shell: idOf('1'), cart: idOf('c'), catalog: idOf('d') } },
  ),
);
const live = { shell: shellOf('1'), cart, catalog };
const plan = (...manifests: ReturnType<typeof shellOf>[]) =>
  planActivation(log, live, {
    by: 'ana',
    at: '2026-01-02T00:00:00.000Z',
    candidates: Object.fromEntries(manifests.map((manifest) => [manifest.name, { manifest, damage: [] }])),
  });
const refusals = (...manifests: ReturnType<typeof shellOf>[]) => {
  const planned = plan(...manifests);
  return planned.kind === 'refused' ? planned.refusals : planned.kind;
};

test('a shell that provides what the live remotes need is activated like a remote', () => {
  const planned = plan(shellOf('2'));
  expect(planned).toMatchObject({ kind: 'append', entry: { action: 'activate', changes: { shell: idOf('2') } } });
});

test('a shell that no longer supports the contract of a live remote is refused, and the message names the remote', () => {
  const told = refusals(shellOf('2', { contracts: [2] }));
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/^cart@c+ was built for contract 1, and the live shell supports 2/);
});

test('a shell with a React version that the live remotes do not accept is refused', () => {
  expect(refusals(shellOf('2', {}, { ...sampleShell.shared, react: '20.0.0' }))[0]).toMatch(/cart@c+ needs react \^19/);
});

test('a shell whose route table lacks a served page is refused', () => {
  expect(refusals(shellOf('2', { table: ['/', '/product/:title'] }))).toEqual([
    expect.stringMatching(/^The route table of shell@2+ has no row for \/viewcart.* add --allow-loss\.$/),
  ]);
});

test('a remote is checked against the live shell, or against the one in the same activation', () => {
  const later = sampleManifest('cart', 'e', { contract: 2 });
  expect(refusals(later)[0]).toMatch(/was built for contract 2, and the live shell supports 1/);
  expect(refusals(later, shellOf('2', { contracts: [1, 2] }))).toBe('append');
});

test('a rollback of the shell abandons the replaced release', () => {
  const after = foldLog(
    sampleLog(
      { action: 'shell', shell: sampleShell },
      { changes: { shell: idOf('1'), cart: idOf('c'), catalog: idOf('d') } },
      { changes: { shell: idOf('2') } },
    ),
  );
  const intent = { by: 'ana', at: '2026-01-02T00:00:00.000Z' };
  const target = { manifest: shellOf('1'), damage: [] };
  expect(planRollback(after, { ...live, shell: shellOf('2') }, { shell: target }, intent)).toMatchObject({
    kind: 'append',
    entry: { changes: { shell: idOf('1') }, abandoned: { shell: idOf('2') } },
  });
});

test('the shell cannot be deactivated', () => {
  const intent = { by: 'ana', at: '2026-01-02T00:00:00.000Z', allowLoss: true };
  expect(planDeactivation(log, live, ['shell'], intent)).toMatchObject({
    kind: 'refused',
    refusals: [expect.stringMatching(/needs its shell.*rollback shell/)],
  });
});
