/** Many writers through two registry processes on one folder. */
import { AdminLog } from '../access/adminLog.ts';
import { issueToken } from '../access/tokens.ts';
import { readLog } from '../store/activationLog.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { RegistryProcess } from './RegistryProcess.ts';
import { idOf, publishSample, temporaryFolder } from './sampleRelease.ts';

const WRITERS = 8;

/** @returns the activations that were answered (number, `remote@release`), those of the log, and how many in a second */
export async function writeAtOnce(activations: number) {
  const folder = temporaryFolder();
  const store = openFolderStore(folder);
  const remotes = Array.from({ length: WRITERS }, (_, index) => `team${index}`);
  for (const remote of remotes) for (const digit of 'ab') await publishSample(store, remote, digit);
  const request = { name: 'test', role: 'admin' as const, remotes: [], lifetime: 3_600_000 };
  const { text: token } = await issueToken(new AdminLog(store), 'test', request);
  const registries = await Promise.all([1, 2].map(() => RegistryProcess.start(temporaryFolder(), folder)));
  const answered: [number, string][] = [];
  let refused = 0;
  let next = 0;
  const start = performance.now();
  const write = async (remote: string, index: number) => {
    for (let turn = 0; next < activations; turn++) {
      next++;
      const label = `${remote}@${idOf('ab'[turn % 2] ?? 'a')}`;
      const response = await fetch(`${registries[index % 2]?.url}/v1/environments/local/activate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ releases: [label], newEnv: true, offline: true }),
      });
      const { data, message } = (await response.json()) as { data?: { n?: number }; message?: string };
      if (response.ok && data?.n) answered.push([data.n, label]);
      else if (response.status === 409) refused++;
      else throw new Error(`${response.status}: ${message}`);
    }
  };
  try {
    await Promise.all(remotes.map(write));
  } finally {
    await Promise.all(registries.map((registry) => registry.kill()));
  }
  const perSecond = activations / ((performance.now() - start) / 1_000);
  const logged = (await readLog(store, 'local')).map(({ n, changes }) => [n, labelOf(changes)]);
  return { answered: answered.toSorted(([a], [b]) => a - b), logged, refused, perSecond };
}

const labelOf = (changes: Record<string, string | null> = {}) =>
  Object.entries(changes)
    .map(([remote, release]) => `${remote}@${release}`)
    .join();
