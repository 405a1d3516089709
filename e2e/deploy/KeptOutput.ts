import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps the end of what processes say, for errors; with `PAW_CLUSTER_LOGS=<folder>` all of it, in a file for each. */
export class KeptOutput {
  #text = '';

  get end(): string {
    return this.#text.slice(-3000);
  }

  /** @param name of its file */
  keep(name: string, child: ChildProcess): void {
    const folder = process.env.PAW_CLUSTER_LOGS;
    if (folder) mkdirSync(folder, { recursive: true });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.#text = `${this.#text}${text}`.slice(-20_000);
        if (folder) appendFileSync(join(folder, `${name}.log`), `${new Date().toISOString()} ${text}`);
      });
    }
  }
}
