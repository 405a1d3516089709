/** Ctrl-C while a command waits for shells. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { announceShell } from '../store/runningShells.ts';
import { appendNext } from '../testing/appendNext.ts';
import { idOf, publishSample, removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openTestRegistry } from '../testing/testRegistry.ts';

afterAll(removeTemporaryFolders);

/** cart@a is live, cart@b published, and the one shell that runs never answers. */
async function prepare(store: ReleaseStore) {
  for (const digit of 'ab') await publishSample(store, 'cart', digit);
  const at = '2026-01-02T00:00:00.000Z';
  await appendNext(store, 'local', { at, by: 'ana', action: 'activate', changes: { cart: idOf('a') } });
  await announceShell(store, 'local', 'http://localhost:3000');
}

/** Begins a canary, and sends the signal once its entry is written. */
async function interrupt(store: ReleaseStore, signal: NodeJS.Signals, place: string[], env = {}) {
  const argv = [join(__dirname, 'main.ts'), 'canary', 'cart@bbbb', '--steps', '5,50', ...place];
  const child = spawn(process.execPath, argv, { env: { ...process.env, ...env } });
  const [err, out] = [text(child.stderr), text(child.stdout)];
  const ended = once(child, 'exit');
  while ((await readLog(store, 'local')).length < 2) await new Promise((next) => setTimeout(next, 20));
  child.kill(signal);
  const [code] = await ended;
  return { code, err: await err, out: await out };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s says that the canary is open, and how to stop it',
  async (signal) => {
    const folder = temporaryFolder();
    const store = openFolderStore(folder);
    await prepare(store);
    const { code, err } = await interrupt(store, signal, ['--store', folder, '--by', 'ana']);
    expect(code).toBe(130);
    expect(err).toMatch(/^Interrupted, and the canary is open: cart@b+ for 5 % .* \(entry 2\)\./);
    expect(err).toContain(`Stop it: npm run release -- canary stop cart --env local --store ${folder}\n`);
    expect(await readLog(store, 'local')).toHaveLength(2);
  },
  30_000,
);

test('through a registry, it says so too, and with --json as an error', async () => {
  const { app, store, tokenOf } = await openTestRegistry();
  await prepare(store);
  const registry = await app.listen({ host: '127.0.0.1', port: 0 });
  const token = { PAW_TOKEN: await tokenOf('releaser') };
  const { code, out } = await interrupt(store, 'SIGINT', ['--registry', registry, '--json'], token);
  expect(code).toBe(130);
  expect(JSON.parse(out).error).toMatchObject({
    code: 'interrupted',
    message: expect.stringMatching(
      /the canary is open: cart@b+ for 5 % .*canary stop cart --env local --registry http/s,
    ),
  });
  await app.close();
}, 60_000);
