/**
 * The supervisor process: it owns the socket of the shop and runs the live release of the shell. It accepts no connection
 * itself.
 */
import { join } from 'node:path';
import { watchLog } from '@paw/release/store/watchLog.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { ShellEnvironment } from '../server/environment.ts';
import { openShellStore } from '../server/openShellStore.ts';
import { runProcess } from '../server/runProcess.ts';
import { rateLimitMessages } from '../server/rateLimitMessages.ts';
import { bindPort } from './bindPort.ts';
import { ShellProcess } from './ShellProcess.ts';
import { Supervisor } from './Supervisor.ts';

const root = join(import.meta.dirname, '../../..');

await runProcess(root, supervise);

async function supervise(environment: ShellEnvironment, log: Log) {
  const { PORT, HOST, RELEASE_ENV: env, DRAIN_GRACE: grace, SHELL_WARM } = environment;
  const store = openShellStore(environment, log);
  const [socket, url] = await bindPort(PORT, HOST);
  const start = (release: string) => new ShellProcess(release, url);
  const supervisor = new Supervisor({ store, env, url, socket, log, grace, warmFor: SHELL_WARM * 1_000, start });
  await supervisor.begin();
  const logError = rateLimitMessages(10_000, (message, fields) => log.error(fields, message));
  const onError = (error: unknown) => logError('The activation log cannot be followed.', { err: error });
  const watching = watchLog(store, env, (n) => supervisor.follow(n), { onError });
  return {
    url,
    stop: async (ms: number) => {
      watching.close();
      await supervisor.stop(ms);
    },
  };
}
