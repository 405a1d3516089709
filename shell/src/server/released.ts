import { once } from 'node:events';
import type { Server as NetServer } from 'node:net';
import { readLog } from '@paw/release/store/activationLog.ts';
import { openStore } from '@paw/release/store/openStore.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { makeShell } from './makeShell.ts';
import { runProcess } from './runProcess.ts';
import { holdShellBuild } from './ShellBuild.ts';
import type { Order, Supervised, Word } from './supervision.ts';

// What `npm run dev -- --shop` runs of this release, for a developer who has no shell.
export { openDevelopersShop } from './dev/openDevelopersShop.ts';

/** A supervisor that was killed hears nothing any longer, and this shell ends. */
const say = (word: Word) => process.connected && process.send?.(word);

/**
 * A shell that a supervisor runs from its release. It takes in the log, says so, and serves when it is told to. From an
 * entry on that makes another shell live it follows no further, until one makes it live again.
 */
export function run({ manifest, read, root, url }: Supervised): Promise<void> {
  return runProcess(root, async (environment, log) => {
    const build = holdShellBuild(manifest, read);
    const store = openStore(environment.storeAddress);
    const { server, shell } = makeShell(environment, build, log, {
      isOurs: async (n) => {
        const entries = await readLog(store, environment.RELEASE_ENV);
        return foldLog(entries.slice(0, n)).live[SHELL] === build.release;
      },
      onTaken: (n, { ok, error, setId, leftOut = {} }) => {
        // A remote that does not work with this shell is the shell's fault while another shell shows it.
        const missing = Object.entries(leftOut).map(([name, one]) => `${name}@${one.release}: ${one.error}`);
        const why = error ?? missing.join(' ');
        say({ type: 'taken', n, ok: ok && !missing.length, setId, ...(why && { error: why }) });
      },
    });
    let closed = Promise.resolve();
    const serve = async (socket: NetServer) => {
      // It may be called back before it has let its last connection go.
      await closed;
      server.listen(socket);
      await once(server, 'listening');
      say({ type: 'serving', instance: await shell.announce(url) });
    };
    const rest = async () => {
      closed = shell.rest(environment.DRAIN_GRACE);
      await closed;
      say({ type: 'resting' });
    };
    let stopped: Promise<void> | undefined;
    const stop = (grace: number) => (stopped ??= shell.stop(grace));
    process.on('message', (order: Order, socket: unknown) => {
      if (order.type === 'serve') void serve(socket as NetServer);
      if (order.type === 'rest') void rest();
      if (order.type === 'end') void stop(order.grace).then(() => process.exit(0));
    });
    shell.follow(url);
    return {
      stop: (grace) => {
        say({ type: 'ending' });
        return stop(grace);
      },
    };
  });
}
