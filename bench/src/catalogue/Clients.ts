import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { CatalogueRequest } from './catalogueRequest.ts';

/** Where they ask: the api's origin, or a database. */
type Target = { api: string } | { database: string; embedded: boolean };

export interface ClientsTask {
  target: Target;
  clients: number;
  /** Each once. */
  requests: readonly CatalogueRequest[];
}

export interface ClientsResult {
  seconds: number;
  /** ms of each request */
  took: number[];
  failure: string | undefined;
}

/** What a task ends with: why it could not be done, if so. */
interface Result {
  failure: string | undefined;
}

/** Clients in a process of their own, which does one task after the other. */
export class Clients<Task, Done extends Result> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  /** @param entry answers each message with a task by one with its result */
  constructor(entry: URL) {
    this.#child = fork(entry, { env: { ...process.env, NODE_OPTIONS: '' } });
    this.#ended = once(this.#child, 'exit');
  }

  /** @throws Error when a request fails */
  async run(task: Task): Promise<Done> {
    const answered = once(this.#child, 'message') as Promise<[Done]>;
    this.#child.send(task as object);
    const first = await Promise.race([answered, this.#ended.then(() => undefined)]);
    if (!first) throw new Error('The process of the clients ended.');
    const [result] = first;
    if (result.failure) throw new Error(result.failure);
    return result;
  }

  async stop(): Promise<void> {
    this.#child.disconnect();
    await this.#ended;
  }
}
