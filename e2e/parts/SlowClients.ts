import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface SlowCount {
  connected: number;
  opened: number;
  /** Processor time of the clients. */
  ms: number;
}

/** {@link ./slowClientsProcess.ts}, until it is stopped. */
export class SlowClients {
  private readonly child: ChildProcess;

  constructor(port: number, count: number) {
    this.child = fork(new URL('./slowClientsProcess.ts', import.meta.url), [String(port), String(count)]);
  }

  async count(): Promise<SlowCount> {
    this.child.send('count');
    return (await once(this.child, 'message'))[0] as SlowCount;
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    await exited;
  }
}

/**
 * {@link ./bareServerProcess.ts}: what the same connections cost the machine, clients included, for any server.
 * @param page what it answers
 */
export async function openBareServer(page: Buffer): Promise<{ port: number; stop: () => void }> {
  const child = fork(new URL('./bareServerProcess.ts', import.meta.url), { serialization: 'advanced' });
  child.send(page);
  const [port] = (await once(child, 'message')) as [number];
  return { port, stop: () => child.disconnect() };
}
