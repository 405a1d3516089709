import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AdminLog } from '../../release/src/access/adminLog.ts';
import { makeLink } from '../../release/src/access/oneTimeLink.ts';
import { issueToken, readToken } from '../../release/src/access/tokens.ts';
import { adminSeal } from '../../release/src/access/adminSeal.ts';
import { openShopStore } from './openShopStore.mjs';
import { seconds } from '../progress.mjs';
import { findFreePort, isPortFree } from './checkPort.mjs';
import { insideEnvironment } from './startBackend.mjs';

const noKey =
  'This machine has no key of the release store, so its shell polls the store and follows no registry of its own. To change that, set PAW_KEY to the key of a manager, or REGISTRY_URL and REGISTRY_TOKEN to another registry.';
const YEAR = 366 * 86_400_000;

/**
 * The registry of a start on a machine of one's own.
 * @param {import('./Services.mjs').Services} services
 * @param port undefined = none; one that is taken is left for a free one, because the shop matters more
 * @returns its address, and what the shell needs to follow it; undefined when there is none
 */
export async function startRegistry(services, { dataFolder, port }) {
  if (port === undefined) return undefined;
  const start = performance.now();
  const free = (await isPortFree(port)) ? port : await findFreePort(port, '127.0.0.1');
  const url = await services.start('registry', 'release/src/registry/main.ts', {
    ...insideEnvironment(dataFolder),
    PORT: String(free),
  });
  console.log(`Started the release registry (${seconds(start)})`);
  const token = await shellToken(dataFolder);
  if (!token) console.log(noKey);
  return { url, shell: token ? { REGISTRY_URL: url, REGISTRY_TOKEN: token } : {} };
}

/** A link that signs the person at this terminal in, once. */
export async function registryLink(url, dataFolder) {
  const store = openShopStore(dataFolder);
  return `${url.replace('127.0.0.1', 'localhost')}/auth/link/${await makeLink(store, adminSeal(store.trust), 'npm start')}`;
}

/** What the shell reads with: made once, and kept beside the keys. Undefined where no key is that the store asks for. */
async function shellToken(dataFolder) {
  const store = openShopStore(dataFolder);
  const log = new AdminLog(store, adminSeal(store.trust));
  const file = join(dataFolder, 'keys', 'shell-token');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // One of an older start has the role viewer, which reports nothing.
  if (kept && (await readToken(log, kept)).role === 'shell') return kept;
  const request = { name: 'shell', role: 'shell', remotes: [], lifetime: YEAR };
  const { text } = await issueToken(log, 'npm start', request).catch((error) => {
    if (error.code === 'untrusted' && !store.trust.signers.length) return {};
    throw error;
  });
  if (!text) return undefined;
  mkdirSync(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 });
  writeFileSync(file, text, { mode: 0o600 });
  chmodSync(file, 0o600);
  return text;
}
