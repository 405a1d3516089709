import { join } from 'node:path';
import { boundConnections } from '@paw/node/connectionLimits.ts';
import type { Log } from '@paw/node/createLog.ts';
import { drainable } from '@paw/node/drainable.ts';
import { openStore } from '../store/openStore.ts';
import { buildRegistry } from './buildRegistry.ts';
import { readSecret } from './readSecret.ts';
import type { RegistrySettings } from './registrySettings.ts';

/** Answers under way may take so long once the process is told to end. ms */
const ANSWERS = 10_000;

/** Opens the store and listens. @returns its address, and how it ends without breaking off an answer */
export async function serveRegistry(settings: RegistrySettings, log: Log) {
  const store = openStore(settings.RELEASE_STORE ?? join(settings.PAW_DATA, 'store'));
  let isEnding = false;
  let url = '';
  const { app, endStreams } = await buildRegistry({
    store,
    place: store.address,
    settings,
    secret: settings.REGISTRY_SECRET ?? (await readSecret(settings.PAW_DATA)),
    origin: () => settings.REGISTRY_ORIGIN ?? url.replace('127.0.0.1', 'localhost'),
    log,
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
  const end = async (grace: number) => {
    if (isEnding) return;
    isEnding = true;
    endStreams();
    await drain({ grace, limit: ANSWERS });
    await app.close();
  };
  return { url, end };
}
