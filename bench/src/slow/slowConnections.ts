import { type ChildProcess, fork } from 'node:child_process';
import { nextMessage } from '../nextMessage.ts';

/** How others fared, in ms. */
export interface Called {
  times: number[];
  failed: number;
}

export interface Ended {
  /** Connections that the shop ended, by the status of its answer; 0 = without one. */
  byStatus: Record<number, number>;
  /** Open at the end. */
  open: number;
}

/** {@link ./slowProcess.ts}, from the moment in which all connections are open until its end. */
export class SlowConnections {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  static async open(origin: string, count: number): Promise<SlowConnections> {
    const child = fork(new URL('./slowProcess.ts', import.meta.url), [origin, String(count)]);
    await nextMessage(child, 'The process of slow clients');
    return new SlowConnections(child);
  }

  async end(): Promise<Ended> {
    const result = nextMessage<Ended>(this.child, 'The process of slow clients');
    this.child.send('end');
    return result;
  }

  /** Also when its result is not read. */
  stop(): void {
    this.child.kill();
  }
}

/** {@link ./sinkProcess.ts}, until it is stopped. */
export async function openSink(): Promise<{ url: string; stop: () => void }> {
  const child = fork(new URL('./sinkProcess.ts', import.meta.url));
  const url = await nextMessage<string>(child, 'The server that takes slow connections');
  return { url, stop: () => void child.kill() };
}

/** {@link ./callersProcess.ts} to its end. */
export function callApi(origin: string, rate: number, seconds: number): Promise<Called> {
  const child = fork(new URL('./callersProcess.ts', import.meta.url), [origin, String(rate), String(seconds)]);
  return nextMessage<Called>(child, 'The process of callers');
}
