/** `npm start` under Node 24, with everything installed. */
import { setTimeout as pause } from 'node:timers/promises';
import { inTurns } from '../inTurns.mjs';
import { seconds } from '../progress.mjs';
import { failWith, StartProblem } from '../StartProblem.mjs';
import { checkDataFolder } from './checkDataFolder.mjs';
import { listRemotes, mustBuildShell } from './changedReleases.mjs';
import { endOnSignal } from './endOnSignal.mjs';
import { printWelcome, shopAddress } from './printWelcome.mjs';
import { readServiceSettings } from './readServiceSettings.mjs';
import { readStartEnvironment } from './readStartEnvironment.mjs';
import { activateBuilt, buildShell, publishRemote } from './releaseChanges.mjs';
import { Service } from './Service.mjs';

const { port, host, dataFolder, databaseUrl } = readStartEnvironment();
// What only this machine's processes talk to listens on any free port of it.
const inside = { PAW_DATA: dataFolder, HOST: '127.0.0.1', PORT: '0', NODE_ENV: process.env.NODE_ENV || 'production' };
const services = [];
const ending = endOnSignal(services);

try {
  await openShop();
} catch (error) {
  if (!ending.hasBegun()) {
    await ending.endAll();
    failWith(error);
  }
}

async function openShop() {
  const start = performance.now();
  const { build, releaseEnv } = readServiceSettings();
  if (!databaseUrl) await checkDataFolder(dataFolder);
  const shellChanged = mustBuildShell(build);
  const remotes = await listRemotes({ dataFolder });
  const changed = remotes.filter(({ isPublished }) => !isPublished);

  const shellBuild = Promise.withResolvers();
  const builds = inTurns(2, [
    async () => shellBuild.resolve(shellChanged && (await buildShell(build))),
    ...changed.map((remote) => () => publishRemote(remote, { dataFolder })),
  ]);
  const shell = startServices(shellBuild.promise);
  const [url] = await Promise.all([shell, builds]);
  await activateBuilt(remotes, { dataFolder, releaseEnv });
  await waitUntilOpen(url);

  const built = changed.length + (shellChanged ? 1 : 0);
  const word = built ? 'Changed' : 'Nothing changed';
  console.log(`${word}: ${built} built, ${changed.length} published. Open after ${seconds(start)}.`);
  printWelcome(shopAddress(url, host));
}

/** Database, then api and pictures, then the shell once it is built. Gives the shell's address. */
async function startServices(shellBuild) {
  const [api, pictures] = await Promise.all([startApi(), startService('pictures', 'pictures/src/server.ts', inside)]);
  await shellBuild;
  const env = { ...inside, API_URL: api, PICTURES_URL: pictures, PORT: String(port), HOST: host };
  return startService('shell', 'shell/src/server/main.ts', env);
}

async function startApi() {
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : await openDatabase();
  const start = performance.now();
  const url = await startService('api', 'api/src/server.ts', { ...inside, ...database });
  console.log(`Started the api (${seconds(start)})`);
  return url;
}

async function openDatabase() {
  const start = performance.now();
  const url = await startService('database', 'api/src/database/pgliteServer.ts', inside);
  console.log(`Opened the embedded database in ${dataFolder} (${seconds(start)})`);
  return { DATABASE_URL: url, DATABASE_EMBEDDED: '1' };
}

function startService(name, script, env) {
  if (ending.hasBegun()) throw new StartProblem('The shop is ending.');
  const service = new Service(name, script, env);
  services.push(service);
  return service.start();
}

/** The shell answers 503 until the first release set is live. */
async function waitUntilOpen(url) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response && response.status !== 503) return;
  }
  throw new StartProblem('The shop did not open within 60 s: "npm run release -- status" says what is live.');
}
