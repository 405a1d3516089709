import { startFakeShell } from './fakeShell.ts';
import { idOf, publishSample } from './sampleRelease.ts';
import { openTestRegistry } from './testRegistry.ts';

export type LiveRegistry = Awaited<ReturnType<typeof openLiveRegistry>>;

/** A registry with a running shell, where releases a and b of each remote are published, and a is live in `local`. */
export async function openLiveRegistry(...remotes: string[]) {
  const registry = await openTestRegistry();
  const { store } = registry;
  const releaser = await registry.tokenOf('releaser');
  for (const remote of remotes) for (const digit of ['a', 'b']) await publishSample(store, remote, digit);
  let shell = await startFakeShell(store);
  const releases = remotes.map((remote) => `${remote}@${idOf('a')}`);
  await registry.call('POST', '/v1/environments/local/activate', releaser, { releases, newEnv: true });
  return {
    ...registry,
    releaser,
    /** Another shell in its place, which may refuse what is live. */
    restartShell: async (refuses: Parameters<typeof startFakeShell>[1]) => {
      await shell.stop();
      shell = await startFakeShell(store, refuses);
    },
    close: async () => {
      await shell.stop();
      await registry.app.close();
    },
  };
}
