import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const STEP = 4_096;

/** A file system of a few MiB in memory, mounted at a folder, for tests of a full disk. Needs Linux and mount rights. */
export class SmallDisk {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined where mounting is not allowed. */
  static mount(folder: string, mebibytes: number): SmallDisk | undefined {
    if (process.platform !== 'linux') return undefined;
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
      return new SmallDisk(folder);
    } catch {
      return undefined;
    }
  }

  /** Fills it completely. @param spare bytes that stay free */
  fill(spare = 0): void {
    const room = openSync(this.#file('spare'), 'w');
    for (let left = spare; left > 0; left -= STEP) writeSync(room, Buffer.alloc(STEP));
    const rest = openSync(this.#file('filler'), 'a');
    try {
      for (;;) writeSync(rest, Buffer.alloc(STEP));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
    for (const file of [room, rest]) closeSync(file);
    rmSync(this.#file('spare'));
  }

  free(): void {
    rmSync(this.#file('filler'));
  }

  unmount(): void {
    execFileSync('/bin/umount', ['-l', this.#folder]);
  }

  #file(name: string): string {
    return join(this.#folder, `.${name}`);
  }
}
