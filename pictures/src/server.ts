import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLog, type Log } from '@paw/node/createLog.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { drainable } from '@paw/node/drainable.ts';
import { failStart } from '@paw/node/failStart.ts';
import { keepTickShape } from '@paw/node/keepTickShape.ts';
import { logLastWords } from '@paw/node/logLastWords.ts';
import { securedResponse } from '@paw/node/securedResponse.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { createApp } from './app.ts';
import { readCatalogue } from './catalogue.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { loadPictures } from './loadPictures.ts';
import { openPictureCache } from './pictureCache.ts';
import { createPictureStore, type MadePicture } from './pictureStore.ts';
import { listUnprepared } from './preparing/listUnprepared.ts';
import { PicturesToMake } from './preparing/PicturesToMake.ts';

const picturesFolder = join(import.meta.dirname, '..');
/** How long responses in progress may take after SIGTERM, in ms. */
const DRAIN_LIMIT = 10_000;

keepTickShape();
let log = createLog('pictures', 'info');

try {
  const environment = readEnvironment(process.env, join(picturesFolder, '..'));
  log = createLog('pictures', environment.logLevel);
  logLastWords(log);
  await start(environment, log);
} catch (error) {
  failStart(log, error);
}

async function start(
  { host, port, dataFolder, siteOrigin, prepareAfter, drainGrace }: Environment,
  log: Log,
): Promise<void> {
  const pictures = await loadPictures(picturesFolder, readCatalogue(join(picturesFolder, '../api/data')));
  const cache = await openPictureCache(join(dataFolder, 'pictures'));
  const store = createPictureStore({ cache });
  let isEnding = false;
  const toMake = prepareAfter === undefined ? undefined : new PicturesToMake(cache, log);
  const wish = toMake && ((picture: MadePicture) => toMake.wish(picture));
  const app = createApp({ pictures, store, wish, log, metrics: createMetrics('pictures'), isEnding: () => isEnding });
  const headers = securityHeaders(siteOrigin, 'cross-origin');
  const server = createServer({ ServerResponse: securedResponse(headers) }, app);
  const { drain } = drainable(server);
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });

  const preparing = setTimeout(
    () => toMake?.prepare(listUnprepared(pictures.values(), (key) => cache.has(key))),
    prepareAfter,
  );
  preparing.unref();
  const end = async (grace: number) => {
    if (isEnding) return;
    isEnding = true;
    clearTimeout(preparing);
    toMake?.stop();
    log.info('The pictures process is shutting down: requests in progress are completed.');
    await drain({ grace, limit: DRAIN_LIMIT });
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'disconnect']) process.on(signal, () => end(drainGrace));
  // Ctrl-C: no load balancer needs time to notice.
  process.on('SIGINT', () => end(0));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  log.info(`The pictures process listens at ${url}`);
  process.send?.({ type: 'listening', url });
}
