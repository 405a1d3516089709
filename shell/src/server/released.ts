import { once } from 'node:events';
import type { Server as NetServer } from 'node:net';
import { readLog } from '@paw/release/store/activationLog.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { createShell } from './createShell.ts';
import { openShellStore } from './openShellStore.ts';
import { runProcess } from './runProcess.ts';
import { watchRenderers } from './rendering/rendererIds.ts';
import { holdShellBuild } from './ShellBuild.ts';
import type { SupervisorCommand, Supervised, ShellMessage } from './supervision.ts';

// `npm run dev -- --shop` runs this, for a developer who has no shell.
export { openDevelopersShop } from './dev/openDevelopersShop.ts';

/** Without a connection the supervisor was killed, and this shell ends. */
const send = (message: ShellMessage) => process.connected && process.send?.(message);

/**
 * Runs a release of the shell for a supervisor. It follows the log, reports each entry, and serves on command. After an
 * entry that makes another shell live it stops following, until an entry makes it live again.
 */
export function run({ manifest, read, root, url }: Supervised): Promise<void> {
  return runProcess(root, async (environment, log) => {
    watchRenderers((ids) => send({ type: 'renderers', ids }));
    const build = holdShellBuild(manifest, read);
    const store = openShellStore(environment, log);
    const { server, shell } = createShell(environment, build, log, {
      isOwnEntry: async (n) => {
        const entries = await readLog(store, environment.RELEASE_ENV);
        return foldLog(entries.slice(0, n)).live[SHELL] === build.release;
      },
      onVerdict: (n, { ok, error, setId, leftOut = {} }) => {
        // When a remote fails only in this shell, the shell is at fault.
        const missing = Object.entries(leftOut).map(([name, one]) => `${name}@${one.release}: ${one.error}`);
        const why = error ?? missing.join(' ');
        send({ type: 'taken', n, ok: ok && !missing.length, setId, ...(why && { error: why }) });
      },
    });
    let closed = Promise.resolve();
    const serve = async (socket: NetServer) => {
      // A rollback may come before the last connection is drained.
      await closed;
      server.listen(socket);
      await once(server, 'listening');
      send({ type: 'serving', instance: await shell.announce(url) });
    };
    const standBy = async () => {
      closed = shell.standBy(environment.DRAIN_GRACE);
      await closed;
      send({ type: 'resting' });
    };
    let stopped: Promise<void> | undefined;
    const stop = (grace: number) => (stopped ??= shell.stop(grace));
    process.on('message', (command: SupervisorCommand, socket: unknown) => {
      if (command.type === 'serve') void serve(socket as NetServer);
      if (command.type === 'rest') void standBy();
      if (command.type === 'end') void stop(command.grace).then(() => process.exit(0));
    });
    shell.follow(url);
    return {
      stop: (grace) => {
        send({ type: 'ending' });
        return stop(grace);
      },
    };
  });
}
