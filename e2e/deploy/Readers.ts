import { setTimeout as pause } from 'node:timers/promises';
import { askThrough } from './askThrough.ts';

interface Plan {
  /** Of the balancers; each reader begins with another one. */
  origins: readonly string[];
  /** Below each origin. `*` becomes a number that was not asked before: no cache has the answer. */
  paths: readonly string[];
  /** A request without an answer is sent once more, to the next balancer, as a browser does it. */
  asksAgain?: boolean;
  readers?: number;
}

/** ms between two requests of a reader. */
const REST = 30;
let count = 0;

/** Readers of pages, files, pictures and data, each with one request after the other on new connections. */
export class Readers {
  readonly #plan: Plan;
  readonly #failures: string[] = [];
  readonly #running: Promise<unknown>;
  #reads = 0;
  #isOver = false;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#running = Promise.all(Array.from({ length: plan.readers ?? 4 }, (_, n) => this.#run(n)));
  }

  get reads(): number {
    return this.#reads;
  }

  /** Waits for so many more reads. */
  async until(more: number): Promise<void> {
    for (const end = this.#reads + more; this.#reads < end; ) await pause(10);
  }

  /** @returns what failed, and when */
  async end(): Promise<string[]> {
    this.#isOver = true;
    await this.#running;
    return this.#failures;
  }

  async #run(first: number): Promise<void> {
    const { origins, paths, asksAgain } = this.#plan;
    for (let turn = first; !this.#isOver; turn += 1) {
      count += 1;
      const path = (paths[(turn * 7) % paths.length] ?? '/').replace('*', String(count));
      const ask = (at: number) =>
        askThrough(`${origins[at % origins.length]}${path}`).catch((error: Error) => error.message);
      let status = await ask(turn);
      if (typeof status === 'string' && asksAgain) status = await ask(turn + 1);
      const at = new Date().toISOString().slice(11, 23);
      if (status !== 200) this.#failures.push(`${path}: ${status} at ${at} through ${origins[turn % origins.length]}`);
      this.#reads += 1;
      await pause(REST);
    }
  }
}
