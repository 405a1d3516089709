import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { nextMessage } from '../nextMessage.ts';
import type { FleetMessage, FleetTask, Heard } from './FleetTask.ts';

/** Simulated shells, in a process of their own. */
export class Fleet {
  readonly #child: ChildProcess;
  readonly #heard = new Map<number, Heard>();

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (message: FleetMessage) => {
      if ('n' in message) this.#heard.set(message.n, message);
    });
  }

  /** Resolves when all of them follow the registry. */
  static async start(task: FleetTask): Promise<Fleet> {
    const child = fork(new URL('./fleetProcess.ts', import.meta.url), { env: { ...process.env, NODE_OPTIONS: '' } });
    child.send(task);
    await nextMessage(child, 'The process of the simulated shells');
    return new Fleet(child);
  }

  /** @returns when the last shell heard of entry `n`: ms since 1970. @throws Error when the process has ended */
  async whenAllHeard(n: number): Promise<number> {
    for (;;) {
      const heard = this.#heard.get(n);
      if (heard) return heard.at;
      await nextMessage(this.#child, 'The process of the simulated shells');
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}
