import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { catalogue } from './catalogue.ts';
import { readEnvironment } from './environment.ts';
import { hashCode } from './hashCode.ts';
import { loadMasters } from './loadMasters.ts';
import { openPictureCache } from './pictureCache.ts';
import { createPictureStore } from './pictureStore.ts';

const picturesFolder = join(import.meta.dirname, '..');

try {
  await start();
} catch (error) {
  console.error(`pictures: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { host, port, dataFolder } = readEnvironment(process.env, join(picturesFolder, '..'));
  const store = createPictureStore({
    masters: await loadMasters(join(picturesFolder, 'masters'), catalogue),
    cache: await openPictureCache(join(dataFolder, 'pictures')),
    codeHash: await hashCode(import.meta.dirname),
  });
  const server = createServer(createApp(store));
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (process.send) process.send({ type: 'listening', url });
  else console.log(`pictures: listening on ${url}`);

  const stop = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, stop);
}
