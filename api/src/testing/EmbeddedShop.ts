import { once } from 'node:events';
import { queryOnce } from './queryOnce.ts';
import { startPglite } from './testDatabase.ts';

/** The embedded database of a data folder as a process that a test kills and starts again. */
export class EmbeddedShop {
  readonly data: string;
  #database?: Awaited<ReturnType<typeof startPglite>>;

  constructor(data: string) {
    this.data = data;
  }

  get url(): string {
    return String(this.#database?.message.url);
  }

  async start(): Promise<void> {
    this.#database = await startPglite(this.data);
  }

  async kill(): Promise<void> {
    const child = this.#database?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  query(text: string): Promise<Record<string, unknown>[]> {
    return queryOnce(this.url, text);
  }
}
