/** `npm start` under Node 24, with everything installed. */
import { setTimeout as pause } from 'node:timers/promises';
import pMap from 'p-map';
import { seconds } from '../progress.mjs';
import { StartProblem } from '../StartProblem.mjs';
import { checkDataFolder } from './checkDataFolder.mjs';
import { describeShell, listRemotes, mustBuildDashboard, mustBuildShell } from './changedReleases.mjs';
import { printAsEvents } from './logFormat.mjs';
import { operatorPort } from './operatorPort.mjs';
import { prepareTrust } from './prepareTrust.mjs';
import { printWelcome, shopUrl } from './printWelcome.mjs';
import { registryLink, startRegistry } from './startRegistry.mjs';
import { readServiceSettings } from './readServiceSettings.mjs';
import { readStartArguments, readStartEnvironment } from './readStartEnvironment.mjs';
import { activateBuilt, buildDashboard, buildDevelopmentShell, publishApp } from './releaseChanges.mjs';
import { Services } from './Services.mjs';
import { insideEnvironment, startBackend } from './startBackend.mjs';

printAsEvents();
const { port, host, dataFolder, databaseUrl, registryPort } = readStartEnvironment();
const { activateAll } = readStartArguments(process.argv.slice(2));
const services = new Services();

await services.run(openShop);

async function openShop() {
  const start = performance.now();
  const { build, releaseEnv } = readServiceSettings();
  if (!databaseUrl) await checkDataFolder(dataFolder);
  const keysMade = await prepareTrust({ dataFolder });
  if (keysMade) console.log(keysMade);
  const shell = build === 'release' ? await describeShell({ dataFolder }) : undefined;
  const shellChanged = shell ? !shell.isPublished : mustBuildShell();
  const remotes = await listRemotes({ dataFolder });
  const changed = remotes.filter(({ isPublished }) => !isPublished);

  const prepareShell = async () => {
    if (!shell) return shellChanged && buildDevelopmentShell();
    const ready = shellChanged ? await publishApp(shell, { dataFolder }) : shell;
    // Before the supervisor starts: it needs to know which shell to run.
    await activateBuilt([ready], { dataFolder, releaseEnv, activateAll, isClosed: true });
    return ready;
  };
  const prepared = Promise.withResolvers();
  const jobs = [
    async () => prepared.resolve(await prepareShell()),
    ...remotes.map((remote) => () => (remote.isPublished ? remote : publishApp(remote, { dataFolder }))),
  ];
  // Last: the registry shows what is live in plain text until it is there.
  const needsPage = registryPort !== undefined && mustBuildDashboard();
  if (needsPage) jobs.push(buildDashboard);
  const builds = pMap(jobs, (job) => job(), { concurrency: 2 });
  const opened = startServices(shell, prepared.promise);
  const [{ url, registry, operators }, [, ...results]] = await Promise.all([opened, builds]);
  const ready = results.slice(0, remotes.length);
  const published = [await prepared.promise, ...ready].filter((app) => app?.isNew);
  await activateBuilt(ready, { dataFolder, releaseEnv, activateAll });
  await waitUntilOpen(url);

  const built =
    changed.filter(({ release }) => !release).length + (shellChanged && !shell?.release ? 1 : 0) + (needsPage ? 1 : 0);
  const word = published.length ? 'Changed' : 'Nothing changed';
  console.log(`${word}: ${built} built, ${published.length} published. Open after ${seconds(start)}.`);
  printWelcome(shopUrl(url, host), operators, registry && (await registryLink(registry.url, dataFolder)));
}

/** All that the shell needs, then the shell once it is there: its supervisor, or the development build alone. */
async function startServices(shell, prepared) {
  const { shell: backend, staff } = await startBackend(services, { dataFolder, databaseUrl, port });
  await prepared;
  const registry = await startRegistry(services, { dataFolder, port: registryPort });
  const monitor = await operatorPort('monitor', { dataFolder, port });
  const inside = { ...insideEnvironment(dataFolder), ...backend, ...monitor.settings, ...registry?.shell };
  const operators = { staff, monitor: monitor.url };
  const script = shell ? 'shell/src/supervisor/main.ts' : 'shell/src/server/main.ts';
  return {
    url: await services.start('shell', script, { ...inside, PORT: String(port), HOST: host }),
    registry,
    operators,
  };
}

/** The shell answers 503 until the first release set is live. */
async function waitUntilOpen(url) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response && response.status !== 503) return;
  }
  throw new StartProblem('The shop did not open within 60 s: "npm run release -- status" says what is live.');
}
