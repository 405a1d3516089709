import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { DevelopersShop, OpenDevelopersShop } from '@paw/contract/sharedReleases.ts';
import { createLog } from '@paw/node/createLog.ts';
import type { AppParts } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { sendText } from '../sendText.ts';
import { holdShellBuild } from '../ShellBuild.ts';
import { followBuildsInPage } from './followBuildsInPage.ts';
import { createDevShell } from './createDevShell.ts';

/**
 * The shop of a developer who has only one remote: this release of the shell, the other releases of a running shop,
 * and the remote's watched build in place of its release. Data, pictures and sessions come from the running shop.
 */
export async function openDevelopersShop(host: DevelopersShop): Promise<OpenDevelopersShop> {
  const { shop, port, watched, site } = host;
  const { LOG_LEVEL = 'warn' } = process.env;
  const settings = { API_URL: shop, PICTURES_URL: shop, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL };
  const environment = readEnvironment(settings, '');
  const build = holdShellBuild(host.manifest, host.read);
  const ownFiles = { manifest: build, read: async (path: string) => build.read(path) };
  const { url, board, stop } = await createDevShell({
    environment,
    log: createLog(SHELL, environment.LOG_LEVEL),
    folders: new Map([[watched.name, watched.folder]]),
    build: () => build,
    published: { get: (name, release) => host.find(name, release) },
    sendsFiles: async (name, release) =>
      name === SHELL && release === build.release ? ownFiles : host.find(name, release),
    readIcon: (name) => host.read(`icons/${name}`),
    site: (url) => ({ ...site, origin: `http://localhost:${new URL(url).port}` }),
    tabs: silentTabs,
    script: `(${String(followBuildsInPage)})();`,
  });
  const follow = (remotes: Record<string, string>) => {
    board.releases = Object.fromEntries(Object.entries(remotes).filter(([name]) => name !== watched.name));
  };
  follow(host.remotes);
  return { url, report: (report) => board.take(report), follow, stop };
}

/** The page's own code asks whether its releases are still live. Here the builds report that. */
const silentTabs: AppParts['tabs'] = {
  '/events': (_, response) => {
    // Ends its polling.
    response.writeHead(204, { 'cache-control': 'no-store' });
    response.end();
  },
  '/set': (_, response) => sendText(response, 200, '{"left":[],"recalled":[]}'),
};
