import { type ChildProcess, fork } from 'node:child_process';
import { nextMessage } from '../nextMessage.ts';

export interface Trickled {
  pages: number;
  /** Of these, from the cache. */
  hits: number;
  failed: number;
}

/** {@link ./trickleProcess.ts}, from its construction until its end. */
export class Trickle {
  private readonly child: ChildProcess;

  /** @param rate requests per second */
  constructor(origin: string, rate: number, paths: readonly string[]) {
    this.child = fork(new URL('./trickleProcess.ts', import.meta.url), [origin, String(rate), ...paths]);
  }

  async end(): Promise<Trickled> {
    const result = nextMessage<Trickled>(this.child, 'The trickle of visitors');
    this.child.send('end');
    return result;
  }

  /** Also when its result is not read. */
  stop(): void {
    this.child.kill();
  }
}
