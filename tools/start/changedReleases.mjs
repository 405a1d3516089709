import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldLog, findAbandoned } from '../../release/src/store/foldLog.ts';
import { readLog } from '../../release/src/store/activationLog.ts';
import { readManifest, verifyRelease } from '../../release/src/store/releases.ts';
import { KIT, PAGE_MANIFEST, isUpToDate } from '../../webpack/src/buildInputs.ts';
import { openShopStore } from './openShopStore.mjs';
import { listRemoteNames } from '../workspaces.mjs';
import { root } from '../root.mjs';

/** True when the shell's last development build, which is never published, is not of its sources as they are. */
export function mustBuildShell() {
  return !isUpToDate(join(root, 'shell'), join(root, 'shell/dist/development'), KIT);
}

/** True when the last build of the registry's page is not of its sources as they are. */
export function mustBuildDashboard() {
  return !isUpToDate(join(root, 'release'), join(root, 'release/dist/dashboard'), KIT, PAGE_MANIFEST);
}

/** The shell is a release too. */
export function describeShell({ dataFolder }) {
  return describeApp('shell', 'shell', openShopStore(dataFolder));
}

/** Each remote of this checkout. */
export function listRemotes({ dataFolder }) {
  const store = openShopStore(dataFolder);
  return Promise.all(listRemoteNames().map((name) => describeApp(name, `remote-${name}`, store)));
}

/**
 * `release` = what its sources were built to; undefined when they have changed since: only a build tells the id.
 * `isPublished` = the store has that release whole.
 */
async function describeApp(name, folder, store) {
  const place = join(root, folder, 'dist/release');
  if (!isUpToDate(join(root, folder), place, KIT)) return { name, folder, release: undefined, isPublished: false };
  const release = readBuiltId(folder);
  return { name, folder, release, isPublished: await isWhole(store, name, release) };
}

/** The id of the last build in this folder. */
function readBuiltId(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'dist/release/release.json'), 'utf8')).release;
}

async function isWhole(store, name, release) {
  try {
    const damage = await verifyRelease(store, await readManifest(store, name, release));
    return damage.length === 0;
  } catch {
    // Not there, or damaged: publishing it puts it right.
    return false;
  }
}

/** Remote → the release of it that is live. */
export async function readLive({ dataFolder, releaseEnv }) {
  return foldLog(await readLog(openShopStore(dataFolder, releaseEnv), releaseEnv)).live;
}

/**
 * What a start does with the remotes whose sources give another release than the live one.
 * `toActivate`: none of the remote is live yet, or it was asked for. `waiting`: someone decides when it goes live.
 * `takenBack`: someone has left it, which a start never undoes.
 */
export async function readActivations({ dataFolder, releaseEnv, activateAll }, remotes) {
  return sortActivations(
    foldLog(await readLog(openShopStore(dataFolder, releaseEnv), releaseEnv)),
    remotes,
    activateAll,
  );
}

export function sortActivations(log, remotes, activateAll) {
  const others = remotes
    .filter(({ name, release }) => log.live[name] !== release)
    .map((remote) => ({ ...remote, mark: findAbandoned(log, remote.name, remote.release) }));
  const takenBack = others.filter(({ mark }) => mark);
  const open = others.filter(({ mark }) => !mark);
  const isActivated = ({ name }) => activateAll || !log.live[name];
  return {
    live: log.live,
    toActivate: open.filter(isActivated),
    waiting: open.filter((remote) => !isActivated(remote)),
    takenBack,
  };
}
