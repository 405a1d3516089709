import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** What a process needs to be killed at an operation on its store. */
export const killing = (store: string) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(join(__dirname, 'killAt.mjs')).href}`,
  KILL_STORE: store,
});

/** A registry in a process of its own. */
export class RegistryProcess {
  readonly url: string;
  readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.child = child;
    this.url = url;
  }

  /** @throws with the registry's own words when it does not start */
  static async start(data: string, store: string, env: NodeJS.ProcessEnv = {}): Promise<RegistryProcess> {
    const settings = { PAW_DATA: data, RELEASE_STORE: store, PORT: '0', LOG_LEVEL: 'warn' };
    const child = fork(join(__dirname, '../registry/main.ts'), [], {
      env: { ...process.env, ...settings, ...killing(store), ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message] = (await once(child, 'message')) as [{ type: string; url: string; message?: string }];
    if (message.type !== 'listening') throw new Error(message.message);
    return new RegistryProcess(child, message.url);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Whether it has ended. Its sockets close a moment before its end is known, so this waits up to a second for that. */
  async endsSoon(): Promise<boolean> {
    for (let tries = 0; this.isRunning && tries < 50; tries++) await pause(20);
    return !this.isRunning;
  }

  /** Kills it at the given operation on the store from now on. */
  killAt(operation: number): void {
    this.child.send(operation);
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
