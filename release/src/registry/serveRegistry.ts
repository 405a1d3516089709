import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { boundConnections } from '@paw/node/connectionLimits.ts';
import type { Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { listEnvironments } from '../cli/openExistingStore.ts';
import { openStore } from '../store/openStore.ts';
import { adminSeal } from '../access/adminSeal.ts';
import { signFreshness } from '../trust/freshness.ts';
import { readKeyFile } from '../trust/keyFile.ts';
import { trustedStore } from '../trust/openTrust.ts';
import { trustFolder } from '../trust/trustFolder.ts';
import type { Head } from './environments/Heads.ts';
import { buildRegistry } from './buildRegistry.ts';
import { readSecret } from './readSecret.ts';
import { removeOldUploads } from './releases/removeOldUploads.ts';
import type { RegistrySettings } from './registrySettings.ts';

/** Answers under way may take so long once the process is told to end. ms */
const ANSWERS = 10_000;

const NO_KEY =
  'Set REGISTRY_KEY to the file of the registry’s key (docs/runbooks/trust.md), and start the registry again.';
const OTHER_KEY =
  'The registry signs with the key of REGISTRY_KEY, which the root of this store does not let do that: name one that it does, or change the root with "keys rotate".';

/** Opens the store and listens. @returns its address, and how it ends without breaking off an answer */
export async function serveRegistry(settings: RegistrySettings, log: Log) {
  const { PAW_DATA, TRUST_ROOT } = settings;
  const key = readOptionalKey(settings.REGISTRY_KEY, join(PAW_DATA, 'keys', 'registry.json'));
  const store = trustedStore(openStore(settings.RELEASE_STORE ?? join(PAW_DATA, 'store')), {
    memory: trustFolder(join(PAW_DATA, 'trust', 'registry')),
    ...(TRUST_ROOT && { pin: TRUST_ROOT }),
    signers: key ? [key] : [],
    keyFix: key ? OTHER_KEY : NO_KEY,
    onWarning: (text) => log.warn(text),
  });
  if (!key) {
    log.warn(`The registry has no key: in a store with a root it writes nothing, and signs no one in. ${NO_KEY}`);
  }
  const guardKey = readOptionalKey(settings.GUARD_KEY, join(PAW_DATA, 'keys', 'guard.json'));
  await removeOldUploads(join(PAW_DATA, 'uploads'));
  let isEnding = false;
  let url = '';
  const { app, parts, guards, endStreams } = await buildRegistry({
    store,
    place: store.address,
    settings,
    secret: settings.REGISTRY_SECRET ?? (await readSecret(PAW_DATA)),
    origin: () => settings.REGISTRY_ORIGIN ?? url.replace('127.0.0.1', 'localhost'),
    log,
    seal: adminSeal(store.trust),
    ...(key && { signHead: (head: Head) => signFreshness(head, [key]) }),
    ...(guardKey && { guardKey }),
    isEnding: () => isEnding,
  });
  const { drain } = drainable(app.server);
  const fewer = boundConnections(app.server, settings);
  if (fewer) log.warn(fewer);
  url = await app.listen({
    host: settings.HOST,
    port: settings.PORT,
    listenTextResolver: (address) => `The registry listens at ${address}`,
  });
  await guards.resume();
  void listEnvironments(store).then(
    (envs) => parts.heads.readAhead(envs),
    () => {},
  );
  const end = async (grace: number) => {
    if (isEnding) return;
    isEnding = true;
    endStreams();
    await drain({ grace, limit: ANSWERS });
    await app.close();
  };
  return { url, end };
}

/** The file that a setting names, else the usual one among the keys of the data folder; undefined when there is neither. */
function readOptionalKey(named: string | undefined, usual: string) {
  return named || existsSync(usual) ? readKeyFile(named ?? usual) : undefined;
}
