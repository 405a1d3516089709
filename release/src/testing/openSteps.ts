import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { foldLog } from '../store/foldLog.ts';
import { idOf, publishSample, sampleShell, temporaryFolder } from './sampleRelease.ts';

const host = { contracts: [1], table: sampleShell.table, main: { js: [], css: [] } };

/** A store with these releases. Each step is one log entry, from an hour ago on and a minute apart. */
export async function openSteps(...steps: Record<string, string>[]) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  const pairs = steps.flatMap((step) => Object.entries(step).map(([name, digit]) => `${name} ${digit}`));
  for (const pair of new Set(pairs)) {
    const [name = '', digit = ''] = pair.split(' ');
    await publishSample(store, name, digit, name === 'shell' ? { host } : {});
  }
  for (const [index, step] of steps.entries()) {
    const changes = Object.fromEntries(Object.entries(step).map(([name, digit]) => [name, idOf(digit)]));
    const at = new Date(Date.now() - 3_600_000 + index * 60_000).toISOString();
    const entry = { n: index + 1, at, by: 'bob', action: 'activate', changes };
    await store.putIfAbsent(`log/local/${String(index + 1).padStart(8, '0')}`, JSON.stringify(entry));
  }
  const read = async () => foldLog(await readLog(store, 'local'));
  return { folder, store, read, readLive: async () => (await read()).live };
}
