import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appendEntry } from '../../release/src/store/activationLog.ts';
import { openStore } from '../../release/src/store/openStore.ts';
import { readKeyFile } from '../../release/src/trust/keyFile.ts';
import { trustedStore } from '../../release/src/trust/openTrust.ts';
import { pickEnvironment } from '../../shared/node/src/settings/pickEnvironment.ts';
import { shellSettingNames } from '../../shell/src/server/environment.ts';
import { root } from '../root.mjs';

/** So long the shell may take until it has said what it makes of the set. ms */
const LIMIT = 120_000;

/**
 * Runs `work` with the address of a shell that serves `live`. It reads the same store under an environment of its own, which
 * is gone afterward, and gets data and pictures through the shop that runs.
 * @throws Error in words when the set does not come up
 */
export async function withTrialShell({ store, live, shop }, work) {
  const env = `trial-${process.pid}`;
  const key = [process.env.PAW_KEY, join(store, '../keys/manager.json')].find((file) => file && existsSync(file));
  // It remembers nothing: the environment's name may come back.
  const releases = trustedStore(openStore(store), { env, signers: key ? [readKeyFile(key)] : [] });
  const shellKey = [process.env.SHELL_KEY, join(store, '../keys/shell.json')].find((file) => file && existsSync(file));
  const dataFolder = mkdtempSync(join(tmpdir(), 'paw-trial-'));
  let shell;
  try {
    const entry = { at: new Date().toISOString(), by: 'trial', action: 'activate', changes: live };
    await appendEntry(releases, env, [], entry);
    shell = startShell({
      PAW_DATA: dataFolder,
      RELEASE_STORE: store,
      RELEASE_ENV: env,
      SHELL_KEY: shellKey ?? '',
      API_URL: shop,
      PICTURES_URL: shop,
    });
    const url = await shell.listening;
    await untilLive(releases, env);
    return await work(url);
  } finally {
    await shell?.end();
    for (const kind of ['log', 'running', 'verdict'])
      for (const key of await releases.list(`${kind}/${env}/`)) await releases.delete(key);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function startShell(more) {
  const own = { PORT: '0', HOST: '127.0.0.1', SITE_ORIGIN: '', LOG_LEVEL: 'error', LOG_FORMAT: 'json' };
  const child = fork(join(root, 'shell/src/server/main.ts'), {
    env: { ...pickEnvironment(process.env, shellSettingNames), ...own, ...more },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const listening = new Promise((resolve, reject) => {
    child.on('message', ({ type, url, message }) => {
      if (type === 'listening') resolve(url);
      if (type === 'failed') reject(new Error(message));
    });
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`The shell for the trial ended with code ${code}.`)));
  });
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { listening, end };
}

/** The shell's own word on the set, as on any activation. */
async function untilLive(releases, env) {
  for (const end = Date.now() + LIMIT; Date.now() < end; await pause(100)) {
    const [key] = await releases.list(`verdict/${env}/`);
    if (!key) continue;
    const { ok, error, leftOut = {} } = JSON.parse(String(await releases.get(key)));
    if (ok) return;
    const missing = Object.entries(leftOut).map(([name, one]) => `${name}@${one.release}: ${one.error}`);
    throw new Error(error ?? (missing.join(' ') || 'The shell for the trial refused the set.'));
  }
  throw new Error(`The shell for the trial was not ready within ${LIMIT / 1000} s.`);
}
