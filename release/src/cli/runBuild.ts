import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pickEnvironment } from '@paw/node/settings/pickEnvironment.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';

/** Runs the remote's own build, which prints its own output, and gets no key, token or setting of this command. */
export function runBuild(root: string, folder: string, output: 'stdout' | 'stderr'): Promise<void> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(delimiter);
  const child = spawn('node', ['build.ts'], {
    cwd: folder,
    env: { ...pickEnvironment(process.env), PATH: path },
    stdio: ['ignore', output === 'stdout' ? 'inherit' : 2, 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('error', (cause) =>
      fail(new ReleaseProblem('build', 'node could not be started: install Node 24.', { cause })),
    );
    child.once('exit', (code, signal) => {
      if (code === 0) done();
      else
        fail(
          new ReleaseProblem(
            'build',
            `The build of ${folder} failed (${signal ?? `exit code ${code}`}): fix the errors above. Nothing was published.`,
          ),
        );
    });
  });
}
