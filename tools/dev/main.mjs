/** `npm run dev` under Node 24, with everything installed. */
import pMap from 'p-map';
import { listRemoteNames } from '../workspaces.mjs';
import { StartProblem } from '../StartProblem.mjs';
import { listRemotes, readLive } from '../start/changedReleases.mjs';
import { checkDataFolder } from '../start/checkDataFolder.mjs';
import { shopUrl } from '../start/printWelcome.mjs';
import { readServiceSettings } from '../start/readServiceSettings.mjs';
import { readStartEnvironment } from '../start/readStartEnvironment.mjs';
import { publishApp } from '../start/releaseChanges.mjs';
import { Services } from '../start/Services.mjs';
import { insideEnvironment, startBackend } from '../start/startBackend.mjs';
import { holdCheckout } from './holdCheckout.mjs';
import { readDevNames } from './readDevNames.mjs';
import { relayReports } from './relayReports.mjs';

/** The first page must be there after so long, in ms: the first time, releases of the other remotes are built. */
const OPEN_LIMIT = 300_000;

const watched = readDevNames(process.argv.slice(2), listRemoteNames());
const { port, host, dataFolder, databaseUrl } = readStartEnvironment();
const services = new Services();

await services.run(openWorkshop);

async function openWorkshop() {
  const { releaseEnv } = readServiceSettings();
  if (!databaseUrl) await checkDataFolder(dataFolder);
  await holdCheckout();
  console.log(`Building ${['shell', ...watched].join(', ')} …`);
  const builds = ['shell', ...watched].map((name) => {
    const folder = name === 'shell' ? 'shell' : `remote-${name}`;
    return services.add(`${name} build`, [`${folder}/build.ts`, '--watch'], { NODE_ENV: 'development' });
  });
  const relayTo = relayReports(builds);
  const [{ shell: backend }, releases] = await Promise.all([
    startBackend(services, { dataFolder, databaseUrl, port }),
    publishMissing(releaseEnv),
    ...builds.map((build) => build.start()),
  ]);
  const shell = services.add('shell', 'shell/src/server/dev/main.ts', {
    ...insideEnvironment(dataFolder),
    ...backend,
    PORT: String(port),
    HOST: host,
    DEV_REMOTES: watched.join(','),
    DEV_RELEASES: releases.join(','),
  });
  relayTo(shell);
  const url = await shell.start();
  await waitForPage(url);
  const took = ((Date.now() - Number(process.env.PAW_DEV_BEGAN)) / 1000).toFixed(1);
  console.log(`
The development server is ready: ${shopUrl(url, host)}
First page after ${took} s. Watching ${['shell', ...watched].join(', ')} and shared for changes. Press Ctrl-C to stop.`);
}

/** Releases of remotes that are not watched, and of which none is live yet: as before the first `npm start`. */
async function publishMissing(releaseEnv) {
  const live = await readLive({ dataFolder, releaseEnv });
  const isMissing = (name) => !watched.includes(name) && !live[name];
  if (!listRemoteNames().some(isMissing)) return [];
  const missing = (await listRemotes({ dataFolder })).filter(({ name }) => isMissing(name));
  const publish = (remote) => (remote.isPublished ? remote : publishApp(remote, { dataFolder }));
  const ready = await pMap(missing, publish, { concurrency: 2 });
  return ready.map(({ name, release }) => `${name}@${release}`);
}

/** A page that says what is wrong with a source counts: the developer wants to read it. */
async function waitForPage(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(OPEN_LIMIT) });
  } catch (error) {
    throw new StartProblem(`The dev server did not send a page (${error.message}): see above.`);
  }
}
