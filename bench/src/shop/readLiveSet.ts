import { readLog } from '@paw/release/store/activationLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { foldLog } from '@paw/release/store/releaseSetFold.ts';
import { readManifest } from '@paw/release/store/releases.ts';
import { type ReleaseManifest, SHELL } from '@paw/contract/releaseManifest.ts';
import { releaseEnv } from './ShellProcess.ts';

/** What is live in a shop's store: of each remote what its release says of itself. */
export async function readLiveManifests(storeFolder: string): Promise<ReleaseManifest[]> {
  const store = openFolderStore(storeFolder);
  const { live } = foldLog(await readLog(store, releaseEnv));
  const remotes = Object.entries(live).filter(([name]) => name !== SHELL);
  return Promise.all(remotes.map(([name, release]) => readManifest(store, name, release)));
}
