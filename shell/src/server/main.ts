import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { announceShell, withdrawShell } from '@paw/release/store/runningShells.ts';
import { writeVerdict } from '@paw/release/store/verdicts.ts';
import { watchLog } from '@paw/release/store/watchLog.ts';
import { createApp } from './app.ts';
import { readEnvironment, type ShellEnvironment } from './environment.ts';
import { forwardTo } from './forward.ts';
import { listen } from './listen.ts';
import { sendPage } from './page/sendPage.ts';
import { releaseFiles } from './releaseFiles.ts';
import { ReleaseLibrary } from './releases/ReleaseLibrary.ts';
import { SetKeeper } from './releases/SetKeeper.ts';
import { readShellBuild } from './ShellBuild.ts';
import { keepFactsRecorded } from './keepFactsRecorded.ts';
import { siteOf } from './siteOf.ts';

const root = join(import.meta.dirname, '../../..');

async function start(environment: ShellEnvironment): Promise<() => Promise<void>> {
  const { API_URL, RELEASE_ENV: env, dataFolder } = environment;
  const build = readShellBuild(join(root, 'shell/dist', environment.SHELL_BUILD));
  const storeFolder = join(dataFolder, 'store');
  const store = openFolderStore(storeFolder);
  const library = new ReleaseLibrary(store);
  const report = (event: string) => console.log(`shell: ${event}`);
  const apiIsUp = () =>
    fetch(new URL('/readyz', API_URL), { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  let keeper: SetKeeper | undefined;
  const server = createApp({
    releaseFiles: releaseFiles(library, build),
    api: forwardTo(API_URL),
    pictures: forwardTo(environment.PICTURES_URL),
    page: (request, response) => page(request, response),
    favicon: readFileSync(join(import.meta.dirname, 'favicon.svg')),
    isReady: () => keeper?.current !== undefined,
  });
  const url = await listen(server, environment.PORT, environment.HOST);
  const rendering = { site: siteOf(environment, url), apiUrl: API_URL, deadline: environment.PAGE_DEADLINE };
  keeper = new SetKeeper({ library, build, rendering, report, store, env, apiIsUp });
  const page = sendPage(keeper, build, report);

  const facts = keepFactsRecorded(store, env, build, API_URL);
  await facts.done;
  const { instance } = await announceShell(store, env, url);
  const watching = watchLog(
    store,
    env,
    storeFolder,
    async (n) => {
      const verdict = await keeper.follow(n);
      if (n > 0) await writeVerdict(store, env, n, instance, verdict);
    },
    { pollMs: 100, onError: (error) => report(String(error)) },
  );
  process.send?.({ type: 'listening', url });

  return async () => {
    watching.close();
    facts.stop();
    await withdrawShell(store, env, instance).catch(() => undefined);
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 4_000))]);
    await keeper.stop();
  };
}

try {
  const stop = await start(readEnvironment(process.env, root));
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, end);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  // What has begun already (the port, timers) would go on.
  if (process.send) process.send({ type: 'failed', message }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
