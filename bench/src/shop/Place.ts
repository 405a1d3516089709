/** Where is measured: a fresh clone of the last commit, which is what a newcomer has, or this checkout as it stands. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainEnvironment } from './plainEnvironment.ts';
import { type RunningShop, startShop } from './startShop.ts';

export const checkout = join(import.meta.dirname, '../../..');

export class Place {
  /** A checkout of this repository. */
  readonly folder: string;
  readonly isClone: boolean;
  /** Its own, and gone with it. */
  readonly temporary = mkdtempSync(join(tmpdir(), 'paw-bench-'));
  readonly dataFolder = join(this.temporary, 'data');

  constructor(kind: 'clone' | 'here') {
    this.isClone = kind === 'clone';
    this.folder = this.isClone ? join(this.temporary, 'shop') : checkout;
    if (this.isClone) execFileSync('git', ['clone', '--quiet', '--no-hardlinks', checkout, this.folder]);
  }

  get storeFolder(): string {
    return join(this.dataFolder, 'store');
  }

  /** `npm start`, until it has printed the shop's address. Only one at a time: the data folder is one. */
  start(env: Record<string, string> = {}): Promise<RunningShop> {
    return startShop(this, env);
  }

  /** Runs it to its end, silently. @throws with what it said. */
  run(file: string, args: string[], env: Record<string, string> = {}, cwd = this.folder): void {
    try {
      execFileSync(file, args, {
        cwd,
        env: { ...plainEnvironment(checkout), ...env },
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: 2 ** 28,
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${file} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4000)}`, { cause: error });
    }
  }

  remove(): void {
    rmSync(this.temporary, { recursive: true, force: true });
  }
}
