/** Runs a shell without a supervisor, from the build of its checkout. `SHELL_BUILD` selects another build. */
import { join } from 'node:path';
import { listen } from './listen.ts';
import { createShell } from './createShell.ts';
import { runProcess } from './runProcess.ts';
import { readShellBuild } from './ShellBuild.ts';

const root = join(import.meta.dirname, '../../..');

await runProcess(root, async (environment, log) => {
  const build = readShellBuild(join(root, 'shell/dist', environment.SHELL_BUILD));
  const { server, shell } = createShell(environment, build, log);
  const url = await listen(server, environment.PORT, environment.HOST);
  shell.follow(url);
  await shell.announce(url);
  return { url, stop: shell.stop };
});
