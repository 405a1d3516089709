/** Whose keys begin, move and end canaries and shadows, where it takes two keys to make something live. */
import { findOpenCanary } from '../store/canaries.ts';
import { readLog } from '../store/activationLog.ts';
import { foldLog, releaseSetId } from '../store/foldLog.ts';
import type { EntryDraft } from '../store/logEntry.ts';
import { openVault, type Vault } from '../testing/openVault.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';

const env = 'production';
const id = 'c0ffee00c0ffee00';
const shadow = { id, overrides: { cart: idOf('b') }, until: '2026-01-01T00:05:00.000Z' };
const begun = { action: 'canary', canary: { id, releases: { cart: idOf('b') }, steps: [1, 50, 100], hold: 0 } };
const step = (to: number) => ({ action: 'step-canary', canary: { id, step: to } });
const end = { action: 'end-canary', canary: { id, abandon: true }, reason: 'it throws' };
const activation = { action: 'activate', changes: { cart: idOf('b') }, canary: { id } };
let vault: Vault;

beforeEach(async () => {
  vault = await openVault({ twoKeys: [env] });
  await signed(['ana', 'bob'], { action: 'activate', changes: { cart: idOf('a'), catalog: idOf('a') } });
});
afterAll(removeTemporaryFolders);

type Name = 'ana' | 'bob' | 'guard' | 'shell' | 'cart team';

/** Writes it with the signatures of all of them. */
async function signed(names: Name[], draft: Partial<EntryDraft>) {
  const [first = 'ana', ...others] = names;
  const whole = { at: '2026-01-01T00:00:00.000Z', by: first, action: 'activate', ...draft };
  const signers = [first, ...others].map((name) => vault.keys[name]);
  const { trust } = vault.as(first);
  const sealed = await trust.seal(env, (await trust.readLog(env))?.length ?? 0, whole, signers);
  await vault.disk.putIfAbsent(`log/${env}/${String(sealed?.entry.n).padStart(8, '0')}`, sealed?.text ?? '');
}
const folded = async () => foldLog(await readLog(vault.reader(), env));
const begin = () => signed(['ana', 'bob'], begun);

test('a canary begins with as many keys as an activation', async () => {
  await expect(signed(['ana'], begun)).rejects.toThrow(/1 of 2 signatures that it takes to change cart in production/);
  await begin();
  expect(findOpenCanary(await folded(), 'cart')).toMatchObject({ id, release: idOf('b'), step: 0 });
});

test('one key takes a canary further, up to the share that everyone has', async () => {
  await begin();
  await signed(['ana'], step(1));
  await expect(signed(['ana'], step(2))).rejects.toThrow(/1 of 2 signatures that it takes to change cart/);
  expect(findOpenCanary(await folded(), 'cart')?.step).toBe(1);
});

test('who may roll back abandons the release of a canary that was stopped before, and nobody else does', async () => {
  await begin();
  await signed(['cart team'], { ...end, canary: { id } });
  const late = { action: 'rollback', abandoned: { cart: idOf('b') }, reason: 'it throws' };
  await expect(signed(['shell'], late)).rejects.toThrow(/0 of 1 signatures that it takes to roll back cart/);
  await signed(['cart team'], late);
  expect((await folded()).abandoned.cart).toMatchObject([{ id: idOf('b'), reason: 'it throws' }]);
});

test('a team takes the canary of its remote back and ends it, and takes no other further', async () => {
  await begin();
  await signed(['ana'], step(1));
  await signed(['cart team'], step(0));
  await expect(signed(['cart team'], step(1))).rejects.toThrow(/0 of 1 signatures that it takes to change cart/);
  await signed(['cart team'], end);
  const other = { id: 'badbadbad', releases: { catalog: idOf('b') }, steps: [1], hold: 0 };
  await signed(['ana', 'bob'], { action: 'canary', canary: other });
  const endOfOther = { action: 'end-canary', canary: { id: other.id } };
  await expect(signed(['cart team'], endOfOther)).rejects.toThrow(/to roll back catalog in production/);
});

test.each(['guard', 'shell'] as const)('a %s begins no canary, and moves none', async (name) => {
  await expect(signed([name], begun)).rejects.toThrow(/0 of 2 signatures that it takes to change cart/);
  await begin();
  await signed(['ana'], step(1));
  await expect(signed([name], step(1))).rejects.toThrow(/0 of 1 signatures that it takes to change cart/);
  await expect(signed([name], step(0))).rejects.toThrow(/0 of 1 signatures that it takes to roll back cart/);
  await expect(signed([name], activation)).rejects.toThrow(/0 of 2 signatures/);
});

test('a guard ends a canary and abandons its release; a shell does not', async () => {
  await begin();
  await expect(signed(['shell'], end)).rejects.toThrow(/0 of 1 signatures that it takes to roll back cart/);
  await signed(['guard'], end);
  expect((await folded()).abandoned.cart).toMatchObject([{ id: idOf('b'), by: 'guard', reason: 'it throws' }]);
});

test.each<[string, Partial<EntryDraft>]>([
  ['a canary that brings changes', { ...begun, changes: { cart: idOf('b') } }],
  ['a step that brings changes', { ...step(1), changes: { cart: idOf('b') } }],
  ['the end of a canary that recalls a release', { ...end, recalled: { catalog: idOf('a') } }],
  ['a step that names other releases', { action: 'step-canary', canary: { ...begun.canary, step: 1 } }],
  ['a step beyond the last', step(3)],
  ['the end of a canary that is not there', { action: 'end-canary', canary: { id: 'badbadbad' } }],
  ['a canary in a freeze', { ...begun, action: 'freeze', until: '2026-01-02' }],
  ['a canary in a preview', { ...begun, action: 'preview' }],
  ['a shadow in the end of a preview', { action: 'end-preview', preview: { id: 'badbadbad' }, shadow }],
  ['the end of a shadow that is not there', { action: 'end-shadow', shadow: { id: 'badbadbad' } }],
  ['an activation of another release in the name of a canary', { ...activation, changes: { cart: idOf('c') } }],
  ['a rollback in the name of a canary', { ...activation, action: 'rollback' }],
])('no keys are enough for %s', async (_, draft) => {
  await begin();
  await expect(signed(['ana', 'bob', 'guard', 'shell'], draft)).rejects.toThrow(/write an entry of this kind/);
});

test('evidence is in an entry that changes what is live, and of the set that it leads to', async () => {
  await begin();
  const items = [{ kind: 'canary' as const, at: '2026-01-01T00:00:00.000Z', text: 'no worse' }];
  const of = (set: string) => ({ evidence: { set, items } });
  const words = /write an entry of this kind/;
  await expect(signed(['ana', 'bob'], { ...activation, ...of('another') })).rejects.toThrow(words);
  const now = releaseSetId({ cart: idOf('a'), catalog: idOf('a') });
  await expect(signed(['ana', 'bob'], { ...step(1), ...of(now) })).rejects.toThrow(words);
  await signed(['ana', 'bob'], { ...activation, ...of(releaseSetId({ cart: idOf('b'), catalog: idOf('a') })) });
  expect((await folded()).canaries[id]?.ended?.how).toBe('promoted');
});

test('a shadow begins with as many keys as an activation, and ends with one', async () => {
  await expect(signed(['ana'], { action: 'shadow', shadow })).rejects.toThrow(/1 of 2 signatures that it takes/);
  await signed(['ana', 'bob'], { action: 'shadow', shadow });
  await signed(['ana'], { action: 'end-shadow', shadow: { id } });
  expect((await folded()).shadows[id]?.until).toMatch(/^1970/);
});
