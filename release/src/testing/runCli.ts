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
  const main = join(__dirname, '../cli/main.ts');
  const start = performance.now();
  return new Promise((done) => {
    execFile(process.execPath, [main, ...argv, '--store', store, '--by', 'ana'], (error, out, err) => {
      const code = error ? Number(error.code) : 0;
      done({ code, out, err, ms: performance.now() - start });
    });
  });
}
