import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldLog, findAbandoned } from '../../release/src/store/releaseSetFold.ts';
import { readLog } from '../../release/src/store/activationLog.ts';
import { openFolderStore } from '../../release/src/store/folderStore.ts';
import { readManifest, verifyRelease } from '../../release/src/store/releases.ts';
import { releaseId } from '../../webpack/src/releaseId.ts';
import { listRemoteNames } from '../listRemoteNames.mjs';
import { root } from '../root.mjs';

/** True when the shell's last development build, which is never published, is not the one that its sources give. */
export function mustBuildShell() {
  try {
    const { release } = JSON.parse(readFileSync(join(root, 'shell/dist/development/release.json'), 'utf8'));
    return release !== releaseId(root, join(root, 'shell'), 'development');
  } catch {
    return true;
  }
}

/** The same of the shell, which is a release too. */
export async function describeShell({ dataFolder }) {
  const release = releaseId(root, join(root, 'shell'));
  const store = openFolderStore(join(dataFolder, 'store'));
  return { name: 'shell', release, isPublished: await isWhole(store, 'shell', release) };
}

/** Each remote of this checkout, the release that its sources give, and whether the store has it whole. */
export async function listRemotes({ dataFolder }) {
  const store = openFolderStore(join(dataFolder, 'store'));
  return Promise.all(
    listRemoteNames().map(async (name) => {
      const folder = `remote-${name}`;
      const release = releaseId(root, join(root, folder));
      return { name, folder, release, isPublished: await isWhole(store, name, release) };
    }),
  );
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
  return foldLog(await readLog(openFolderStore(join(dataFolder, 'store')), releaseEnv)).live;
}

/**
 * What a start does with the remotes whose sources give another release than the live one.
 * `toActivate`: none of the remote is live yet, or it was asked for. `waiting`: somebody decides when it goes live.
 * `takenBack`: somebody has left it, which a start never undoes.
 */
export async function readActivations({ dataFolder, releaseEnv, activateAll }, remotes) {
  return sortActivations(
    foldLog(await readLog(openFolderStore(join(dataFolder, 'store')), releaseEnv)),
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
