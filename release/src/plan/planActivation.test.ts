import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { LogEntry } from '../store/logEntry.ts';
import type { ShellFacts } from '../store/shellFacts.ts';
import { foldLog } from '../store/foldLog.ts';
import { idOf, sampleLog, sampleManifest, sampleShell } from '../testing/sampleRelease.ts';
import { type ActivationIntent, planActivation } from './planActivation.ts';

const live = { catalog: sampleManifest('catalog', 'a'), cart: sampleManifest('cart', 'a') };
const started: Partial<LogEntry> = { changes: { catalog: idOf('a'), cart: idOf('a') } };
const withShell = (changes: Partial<ShellFacts> = {}): Partial<LogEntry> => ({
  action: 'shell',
  shell: { ...sampleShell, ...changes },
});
const log = foldLog(sampleLog(started, withShell()));

function intend(manifests: ReleaseManifest[], more: Partial<ActivationIntent> = {}): ActivationIntent {
  const candidates = Object.fromEntries(manifests.map((manifest) => [manifest.name, { manifest, damage: [] }]));
  return { by: 'ana', at: '2026-01-02T00:00:00.000Z', candidates, ...more };
}

const route = (path: string) => ({
  name: 'x',
  path,
  example: '/x',
  query: [],
  viewQuery: [],
  files: { js: [], css: [] },
});

test('valid releases are activated in one entry', () => {
  const plan = planActivation(log, live, intend([sampleManifest('catalog', 'b'), sampleManifest('cart', 'b')]));
  expect(plan).toEqual({
    kind: 'append',
    notes: [],
    entry: {
      at: '2026-01-02T00:00:00.000Z',
      by: 'ana',
      action: 'activate',
      changes: { catalog: idOf('b'), cart: idOf('b') },
    },
  });
});

test.each<[string, Partial<ReleaseManifest>, RegExp]>([
  [
    'another contract',
    { contract: 2 },
    /catalog@b+ was built for contract 2, and the live shell supports 1: start a shell/,
  ],
  ['a React of its own', { bundled: ['lucide-react', 'react'] }, /catalog@b+ bundles its own react,.*build again/],
  ['its own toasts', { bundled: ['react-toastify'] }, /bundles its own react-toastify/],
  [
    'a range that is not met',
    { shared: { react: '^20.0.0' } },
    /needs react \^20.0.0, and the live shell provides 19.3.1/,
  ],
  ['a package the shell lacks', { shared: { redux: '^5.0.0' } }, /expects the shell to provide redux/],
  ['a range that is none', { shared: { react: 'newest' } }, /"newest", which is not a range/],
  [
    'a page less',
    { routes: [route('/')] },
    /The shop would lose \/product\/:title, which catalog@a+ serves.*--allow-loss/,
  ],
  [
    "another's page",
    { routes: [route('/'), route('/product/:title'), route('/viewcart')] },
    /catalog@b+ claims \/viewcart, which belongs to cart@a+: give the page another path in remote-catalog/,
  ],
  [
    'an operation that the api lacks',
    { operations: ['getProduct', 'getTaste'] },
    /calls getTaste, which the live api does not have/,
  ],
])('a release with %s is refused', (_, changes, why) => {
  const plan = planActivation(log, live, intend([sampleManifest('catalog', 'b', changes)]));
  expect(plan).toMatchObject({ kind: 'refused', refusals: [expect.stringMatching(why)] });
});

test('all refusals are reported at once', () => {
  const manifest = sampleManifest('catalog', 'b', { contract: 2, bundled: ['react'], operations: ['getTaste'] });
  const plan = planActivation(log, live, intend([manifest]));
  expect(plan.kind === 'refused' && plan.refusals).toHaveLength(3);
});

test('a damaged file is named', () => {
  const manifest = sampleManifest('catalog', 'b');
  const candidates = {
    catalog: { manifest, damage: [{ path: 'browser/remoteEntry.js', problem: 'damaged' as const }] },
  };
  const plan = planActivation(log, live, intend([], { candidates }));
  expect(plan).toMatchObject({ refusals: [expect.stringMatching(/browser\/remoteEntry.js of catalog@b+ is damaged/)] });
});

test('a page may move from one remote to another in one activation', () => {
  const catalog = sampleManifest('catalog', 'b', { routes: [route('/')] });
  const cart = sampleManifest('cart', 'b', { routes: [route('/viewcart'), route('/product/:title')] });
  expect(planActivation(log, live, intend([catalog, cart])).kind).toBe('append');
  expect(planActivation(log, live, intend([cart])).kind).toBe('refused');
});

test('two new releases that claim one path are refused once', () => {
  const both = [
    sampleManifest('catalog', 'b'),
    sampleManifest('cart', 'b', { routes: [route('/'), route('/viewcart')] }),
  ];
  const plan = planActivation(log, live, intend(both));
  expect(plan.kind === 'refused' && plan.refusals).toHaveLength(1);
});

test('an allowed loss is reported, not refused', () => {
  const manifest = sampleManifest('catalog', 'b', { routes: [route('/')] });
  const plan = planActivation(log, live, intend([manifest], { allowLoss: true }));
  expect(plan).toMatchObject({ kind: 'append', notes: [expect.stringContaining('would lose /product/:title')] });
});

test('a release that is already live is not part of the entry', () => {
  expect(planActivation(log, live, intend([live.cart]))).toEqual({
    kind: 'nothing',
    notes: [`cart@${idOf('a')} is already live.`],
  });
  const plan = planActivation(log, live, intend([live.cart, sampleManifest('catalog', 'b')]));
  expect(plan.kind === 'append' && plan.entry.changes).toEqual({ catalog: idOf('b') });
});

test('an abandoned release needs force and a reason', () => {
  const rolledBack: Partial<LogEntry> = {
    action: 'rollback',
    changes: { catalog: idOf('a') },
    abandoned: { catalog: idOf('b') },
    reason: 'prices were wrong',
  };
  const after = foldLog(sampleLog(started, withShell(), { changes: { catalog: idOf('b') } }, rolledBack));
  const manifests = [sampleManifest('catalog', 'b')];
  const refused = planActivation(after, live, intend(manifests, { reason: 'sure' }));
  const why =
    /catalog@b+ was abandoned by ana at 2026.*: prices were wrong. To activate it anyway, add --force --reason/;
  expect(refused).toMatchObject({ refusals: [expect.stringMatching(why)] });
  const silent = foldLog(
    sampleLog(started, withShell(), { changes: { catalog: idOf('b') } }, { ...rolledBack, reason: undefined }),
  );
  expect(planActivation(silent, live, intend(manifests))).toMatchObject({
    refusals: [expect.stringMatching(/was abandoned by ana at [\d:.TZ-]+Z\. To activate it anyway/)],
  });
  const forced = planActivation(after, live, intend(manifests, { reason: 'sure', force: true }));
  expect(forced).toMatchObject({ kind: 'append', entry: { force: true, reason: 'sure' } });
});

test('before the first shell has started its checks are skipped, and a note says so', () => {
  const manifest = sampleManifest('catalog', 'b', { contract: 9, bundled: ['react'], routes: [] });
  expect(planActivation(foldLog(sampleLog(started)), live, intend([manifest]))).toMatchObject({
    kind: 'append',
    notes: [expect.stringMatching(/^No shell has ever started here, so contract/)],
  });
});

test('the first release of a remote is not compared with any other', () => {
  const manifest = sampleManifest('content', 'a', { slots: [{ name: 'News', files: { js: [], css: [] } }] });
  expect(planActivation(log, live, intend([manifest]))).toMatchObject({ kind: 'append', notes: [] });
});

test('api calls are not checked while the shell has not reached the api, and a note says so', () => {
  const unseen = foldLog(sampleLog(started, withShell({ operations: undefined })));
  const catalog = sampleManifest('catalog', 'b', { operations: ['getTaste'] });
  const plan = planActivation(unseen, live, intend([catalog, sampleManifest('cart', 'b')]));
  expect(plan).toMatchObject({ kind: 'append', notes: [expect.stringContaining('has not reached the api')] });
});

test('a live release with a damaged release.json does not block another remote', () => {
  const plan = planActivation(log, { catalog: live.catalog }, intend([sampleManifest('catalog', 'b')]));
  expect(plan).toMatchObject({ kind: 'append', notes: [expect.stringMatching(/release.json of cart@a+ is damaged/)] });
});

test('a removed slot is reported', () => {
  const [kept, gone] = ['OrderList', 'MiniCart'].map((name) => ({ name, files: { js: [], css: [] } }));
  const before = { ...live, cart: { ...live.cart, slots: [kept, gone] as ReleaseManifest['slots'] } };
  const plan = planActivation(
    log,
    before,
    intend([sampleManifest('cart', 'b', { slots: [kept] as typeof before.cart.slots })]),
  );
  expect(plan).toMatchObject({ kind: 'append', notes: [expect.stringContaining('no longer has the slot MiniCart')] });
});

test.each([
  ['/feed.xml', /catalog@b+ contains \/feed\.xml, which belongs to cart@a+: give the file another path/],
  ['/sitemap.xml', /contains \/sitemap\.xml, which belongs to the shell/],
])('a public file at %s, which belongs to another owner, is refused', (path, words) => {
  const owned = { ...live, cart: sampleManifest('cart', 'a', { publicPaths: ['/feed.xml'] }) };
  const plan = planActivation(log, owned, intend([sampleManifest('catalog', 'b', { publicPaths: [path] })]));
  expect(plan).toMatchObject({ kind: 'refused', refusals: [expect.stringMatching(words)] });
});

test('a public file at an unused path is accepted', () => {
  const plan = planActivation(log, live, intend([sampleManifest('catalog', 'b', { publicPaths: ['/guide.txt'] })]));
  expect(plan.kind).toBe('append');
});
