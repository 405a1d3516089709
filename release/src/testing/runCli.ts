import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface CliRun {
  code: number;
  out: string;
  err: string;
  ms: number;
}

/** Runs `npm run release -- …` as a separate process on the test's store. */
export function runCli(store: string, ...argv: string[]): Promise<CliRun> {
  const by = ['publish', 'activate', 'rollback', 'deactivate', 'gc'].includes(argv[0] ?? '') ? ['--by', 'ana'] : [];
  const main = join(__dirname, '../cli/main.ts');
  const start = performance.now();
  return new Promise((done) => {
    execFile(process.execPath, [main, ...argv, '--store', store, ...by], { env: process.env }, (error, out, err) => {
      const code = error ? Number(error.code) : 0;
      done({ code, out, err, ms: performance.now() - start });
    });
  });
}

/** As {@link runCli}, for a change while no shell is running. */
export const runOffline = (store: string, ...argv: string[]) => runCli(store, ...argv, '--no-shell');
