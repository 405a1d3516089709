import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { nextMessage } from '../nextMessage.ts';
import { readProcessorSeconds } from '../load/programs.ts';
import type { BareAnswer } from './recordAnswer.ts';

/** {@link ./bareProcess.ts} in a process of its own, under the Node that the shop's shell runs on too. */
export class BareServer {
  readonly url: string;
  readonly pid: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.pid = child.pid ?? 0;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<BareServer> {
    const child = fork(new URL('./bareProcess.ts', import.meta.url), { env: { ...process.env, NODE_OPTIONS: '' } });
    return new BareServer(child, await nextMessage(child, 'The bare server'));
  }

  /** From now on it sends this. */
  async send(answer: BareAnswer): Promise<void> {
    await this.ask(answer);
  }

  /** Of all its threads, since it began. A property, so it can be passed on unbound. */
  readonly processorSeconds = (): Promise<number> => readProcessorSeconds(this.pid, () => this.ask('used'));

  private async ask(question: BareAnswer | 'used'): Promise<number> {
    const answer = nextMessage<number>(this.child, 'The bare server');
    this.child.send(question);
    return answer;
  }

  async stop(): Promise<void> {
    if (!this.child.connected) return;
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
