import { dirname } from 'node:path';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { openServerStore } from '@paw/release/trust/openServerStore.ts';
import { releaseEnv } from './ShellProcess.ts';

/** The store in a shop's data folder, as the command line uses it: what is written is signed with the manager's key. */
export function openShopStore(storeFolder: string): ReturnType<typeof openServerStore> {
  return openServerStore(openFolderStore(storeFolder), {
    dataFolder: dirname(storeFolder),
    env: releaseEnv,
    pin: '',
    keyFile: '',
    name: 'manager.json',
    warn: (text) => console.log(text),
  });
}
