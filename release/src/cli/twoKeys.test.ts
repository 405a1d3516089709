/** Where it takes two keys to make something live, one key proposes and another signs: whatever the change is. */
import { readLog } from '../store/activationLog.ts';
import { listOpenCanaries } from '../store/canaries.ts';
import { putEvidence } from '../store/evidence.ts';
import { foldLog } from '../store/foldLog.ts';
import { hashSecret, listOpenPreviews } from '../store/previews.ts';
import { announceShell, withdrawShell } from '../store/runningShells.ts';
import { openVault, type Vault } from '../testing/openVault.ts';
import { idOf, removeTemporaryFolders } from '../testing/sampleRelease.ts';
import { listProposals } from '../trust/proposals.ts';
import { activate } from './activate.ts';
import { approve } from './approve.ts';
import { canary } from './canary.ts';
import { freeze, unfreeze } from './freeze.ts';
import { endPreview, preview } from './preview.ts';
import type { CommandContext, CommandOptions, ReleaseCommand } from './releaseCommand.ts';

const env = 'production';
let vault: Vault;

beforeEach(async () => {
  vault = await openVault({ twoKeys: [env] });
  for (const digit of ['a', 'b']) await vault.publish('ana', 'cart', digit);
});
afterAll(removeTemporaryFolders);

/** A command of a person who has one key. */
function run(who: 'ana' | 'bob', command: ReleaseCommand, args: string[] = [], options: Partial<CommandOptions> = {}) {
  const context: CommandContext = {
    store: vault.as(who),
    env,
    root: vault.folder,
    by: () => who,
    now: () => new Date().toISOString(),
    startedAt: new Date(),
    args,
    options: { env, ...options },
    print: () => {},
  };
  return command(context);
}
const folded = async () => foldLog(await readLog(vault.reader(), env));
const shop = 'https://shop.example';
const openPreview = () => run('ana', preview, [`cart@${idOf('b')}`], { shop });

test('A preview is proposed with its address, and that address opens it once another key has signed', async () => {
  const { text, data } = await openPreview();
  const { url, proposal, changed } = data as { url: string; proposal: string; changed: boolean };
  expect([changed, text]).toEqual([false, expect.stringContaining(`it is shown only now: ${url}`)]);
  expect(text).toContain(`of cart@${idOf('b')}. It has 1 of 2 signatures`);
  expect(Object.keys((await folded()).previews)).toEqual([]);
  await run('bob', approve, [proposal]);
  const [open] = listOpenPreviews(await folded(), Date.now());
  expect(open).toMatchObject({ overrides: { cart: idOf('b') }, hash: hashSecret(url.split('/').at(-1) ?? '') });
});

test('The list of proposals names what a preview would show', async () => {
  await openPreview();
  expect((await run('bob', approve)).text).toMatch(new RegExp(`ana began the preview \\w+ of cart@${idOf('b')}`));
});

test('Nobody signs a preview of a release that was damaged since', async () => {
  await openPreview();
  await vault.replace(`releases/cart/${idOf('b')}/entry.js`, 'something else').catch(() => undefined);
  const [key = ''] = (await vault.disk.list(`releases/cart/${idOf('b')}/`)).filter((one) => !one.endsWith('.json'));
  await vault.replace(key, 'something else');
  await expect(run('bob', approve, ['latest'])).rejects.toMatchObject({ code: 'damaged' });
  expect((await folded()).n).toBe(0);
});

test('Nobody signs a preview whose time is over', async () => {
  await openPreview();
  const later = { startedAt: new Date(Date.now() + 3 * 3_600_000) };
  const [open] = await listProposals(vault.disk, env);
  const context = { ...later, store: vault.as('bob'), env, args: [open?.id], options: { env } };
  await expect(approve(context as unknown as CommandContext)).rejects.toThrow(/would be over by now: propose it again/);
});

test('One key freezes, and two end the freeze', async () => {
  expect((await run('ana', freeze, [], { until: '1h' })).data).toMatchObject({ changed: true });
  const { data } = await run('ana', unfreeze, [], { reason: 'too early' });
  expect(data).toMatchObject({ changed: false, proposal: expect.any(String) });
  expect((await folded()).freeze).toBeDefined();
  await run('bob', approve, ['latest']);
  expect((await folded()).freeze).toBeUndefined();
});

test('One key ends a preview', async () => {
  const { data } = await openPreview();
  const { id, proposal } = data as { id: string; proposal: string };
  await run('bob', approve, [proposal]);
  expect((await run('ana', endPreview, [id])).data).toMatchObject({ changed: true });
  expect(listOpenPreviews(await folded(), Date.now())).toEqual([]);
});

test('A key that counts nothing proposes nothing', async () => {
  await expect(run('ana', preview, [`cart@${idOf('b')}`], { shop, dryRun: true })).resolves.toBeDefined();
  const context = { by: () => 'eve', now: () => new Date().toISOString(), startedAt: new Date(), print: () => {} };
  const thief = { ...context, store: vault.as('thief'), env, args: [`cart@${idOf('b')}`], options: { env, shop } };
  await expect(preview(thief as unknown as CommandContext)).rejects.toMatchObject({ name: 'NotEnoughSignatures' });
  expect(await listProposals(vault.disk, env)).toEqual([]);
});

test('Without --shop a preview has the public address of a running shell, where it has one', async () => {
  const bare = await announceShell(vault.disk, env, 'http://127.0.0.1:3000');
  const urlOf = async () => ((await run('ana', preview, [`cart@${idOf('b')}`])).data as { url: string }).url;
  expect(await urlOf()).toMatch(/^http:\/\/127\.0\.0\.1:3000\/preview\//);
  await withdrawShell(vault.disk, env, bare.instance);
  await announceShell(vault.disk, env, 'http://127.0.0.1:3000', shop);
  expect(await urlOf()).toMatch(/^https:\/\/shop\.example\/preview\//);
});

test('Two keys begin a canary, one takes it further, and two make it live with what was shown of it', async () => {
  const twice = async (command: ReleaseCommand, args: string[]) => {
    const { data } = await run('ana', command, args, { shell: false });
    return run('bob', approve, [(data as { proposal: string }).proposal]);
  };
  await twice(activate, [`cart@${idOf('a')}`]);
  expect((await run('ana', canary, [`cart@${idOf('b')}`])).text).toContain('It has 1 of 2 signatures');
  await twice(canary, [`cart@${idOf('b')}`]);
  expect((await run('ana', canary, ['step', 'cart'])).data).toMatchObject({ changed: true });
  expect(listOpenCanaries(await folded())).toMatchObject([{ remote: 'cart', step: 1 }]);
  const item = { id: '1', kind: 'shadow' as const, at: new Date().toISOString(), text: 'No difference.' };
  await putEvidence(vault.disk, env, { cart: idOf('b') }, item);
  await twice(canary, ['promote']);
  expect((await readLog(vault.reader(), env)).at(-1)).toMatchObject({ evidence: { items: [{ kind: 'shadow' }] } });
});
