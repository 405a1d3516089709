import { execFile } from 'node:child_process';
import { join } from 'node:path';

interface CliRun {
  code: number;
  out: string;
  err: string;
  ms: number;
}

/** `npm run release -- …` as a process of its own, on a store of the test's. */
export function runCli(store: string, ...argv: string[]): Promise<CliRun> {
  const by = ['publish', 'activate', 'rollback', 'deactivate', 'gc'].includes(argv[0] ?? '') ? ['--by', 'ana'] : [];
  const main = join(__dirname, '../cli/main.ts');
  const start = performance.now();
  return new Promise((done) => {
    execFile(process.execPath, [main, ...argv, '--store', store, ...by], (error, out, err) => {
      const code = error ? Number(error.code) : 0;
      done({ code, out, err, ms: performance.now() - start });
    });
  });
}

/** The same for a change where no shell runs. */
export const runOffline = (store: string, ...argv: string[]) => runCli(store, ...argv, '--no-shell');
