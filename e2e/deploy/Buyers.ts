import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

interface Word {
  type: string;
  env?: Record<string, string>;
  ms?: number;
  isRight?: boolean;
  lines?: string[];
}

/** Buyers, staff and a bank at work: the order checker of the bench, which is the ledger of what was acknowledged. */
export class Buyers {
  /** Settings that each api needs, for their bank and their mail server. */
  readonly apiSettings: Record<string, string>;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, apiSettings: Record<string, string>) {
    this.#child = child;
    this.apiSettings = apiSettings;
  }

  static async open(): Promise<Buyers> {
    const child = fork(join(checkout, 'bench/order-checker/checkForeignShop.ts'), { cwd: checkout });
    const { env = {} } = await hear(child, 'settings');
    return new Buyers(child, env);
  }

  /** Lets them begin, until something is bought. @param databaseUrl of the role that owns the tables */
  async begin(urls: string[], staffUrls: string[], databaseUrl: string): Promise<void> {
    const running = hear(this.#child, 'running');
    const seed = Number(process.env.PAW_CLUSTER_SEED ?? Date.now() % 1_000_000);
    console.log(`order checker: PAW_CLUSTER_SEED=${seed}`);
    this.#child.send({ type: 'open', seed, addresses: { urls, staffUrls, databaseUrl } });
    await running;
  }

  /** @returns ms of the longest time without an acknowledged write since it was asked last */
  async longestPause(): Promise<number> {
    const heard = hear(this.#child, 'pause');
    this.#child.send({ type: 'pause' });
    return (await heard).ms ?? 0;
  }

  /** Everyone stops; afterward the apis may end. */
  async stop(): Promise<void> {
    const stopped = hear(this.#child, 'stopped');
    this.#child.send({ type: 'stop' });
    await stopped;
  }

  /** Compares what was acknowledged with the database, the bank's books and the emails. No api of the shop may run. */
  async compare(): Promise<{ isRight: boolean; lines: string[] }> {
    const reported = hear(this.#child, 'report');
    this.#child.send({ type: 'compare' });
    const { isRight = false, lines = [] } = await reported;
    return { isRight, lines };
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}

/** The next word of this type. @throws Error when the process ends before */
function hear(child: ChildProcess, type: string): Promise<Word> {
  return new Promise((resolve, reject) => {
    const listen = (word: Word) => {
      if (word.type !== type) return;
      child.off('message', listen).off('exit', fail);
      resolve(word);
    };
    const fail = (code: number | null) => reject(new Error(`The order checker ended (${code}) before "${type}".`));
    child.on('message', listen).on('exit', fail);
  });
}
