import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pickEnvironment } from '@paw/node/settings/pickEnvironment.ts';
import { shellSettingNames } from '../server/environment.ts';
import type { SupervisorCommand, ShellMessage } from '../server/supervision.ts';
import type { BoundSocket } from './bindPort.ts';
import { LeftRenderers } from './LeftRenderers.ts';

const root = join(import.meta.dirname, '../../..');

/** A shell's report on a log entry. */
export type EntryTaken = Extract<ShellMessage, { type: 'taken' }>;

/** A child process that runs one release of the shell. */
export class ShellProcess {
  readonly release: string;
  /** Its name in the store while it serves. */
  instance: string | undefined;
  /** Called once when the process ends, or is about to, without a command. */
  onLoss: (why: string) => void = () => undefined;
  private readonly child: ChildProcess;
  private readonly listeners = new Set<(message: ShellMessage) => void>();
  private readonly exited: Promise<void>;
  private readonly renderers = new LeftRenderers();
  private lastTaken: EntryTaken | undefined;
  private end: string | undefined;
  private isStopping = false;
  private isLost = false;

  constructor(release: string, url: string) {
    this.release = release;
    this.child = spawn(process.execPath, [...process.execArgv, 'shell/src/supervisor/runRelease.ts'], {
      cwd: root,
      env: { ...pickEnvironment(process.env, shellSettingNames), SHELL_RELEASE: release, SHELL_URL: url },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (message: ShellMessage) => this.onMessage(message));
    this.exited = new Promise((resolve) => {
      const ended = (why: string) => {
        this.end ??= why;
        this.renderers.endAll();
        this.lose(this.end);
        for (const listener of this.listeners) listener({ type: 'failed', message: this.end });
        resolve();
      };
      this.child.once('error', ({ message }) => ended(message));
      this.child.once('exit', (code, signal) => ended(`it ended (${signal ?? `exit code ${code}`})`));
    });
  }

  get isAlive(): boolean {
    return this.end === undefined && !this.isLost;
  }

  /** Its report on entry n or a later one. @throws Error when the process ends first, or does not report within `ms` */
  async taken(n: number, ms: number): Promise<EntryTaken> {
    if (this.lastTaken && this.lastTaken.n >= n) return this.lastTaken;
    return this.wait(ms, `it was not ready within ${ms / 1000} s`, (message) =>
      message.type === 'taken' && message.n >= n ? message : undefined,
    );
  }

  /** Makes it accept connections. @throws Error when it fails */
  async serve(socket: BoundSocket, ms: number): Promise<void> {
    const serving = this.wait(ms, 'it did not begin to serve', (message) =>
      message.type === 'serving' ? message : undefined,
    );
    this.send({ type: 'serve' }, socket);
    this.instance = (await serving).instance;
  }

  /** Drains open responses; the process stays warm. */
  async standBy(ms: number): Promise<void> {
    this.instance = undefined;
    const resting = this.wait(ms, 'it does not stop serving', (message) =>
      message.type === 'resting' ? message : undefined,
    );
    this.send({ type: 'rest' });
    await resting;
  }

  /** @param grace ms during which clients on open connections are still served @param timeout ms before it is killed */
  async stop(grace: number, timeout: number): Promise<void> {
    this.isStopping = true;
    this.send({ type: 'end', grace });
    const timer = setTimeout(() => this.child.kill('SIGKILL'), grace + timeout);
    await this.exited;
    clearTimeout(timer);
  }

  private send(command: SupervisorCommand, socket?: BoundSocket): void {
    // The end of the process is reported by its exit event.
    if (this.child.connected) this.child.send(command, socket as never, () => undefined);
  }

  private onMessage(message: ShellMessage): void {
    if (message.type === 'taken') this.lastTaken = message;
    if (message.type === 'renderers') this.renderers.take(message.ids);
    if (message.type === 'failed') this.end = message.message;
    if (message.type === 'ending') this.lose('it got a signal to end');
    for (const listener of this.listeners) listener(message);
  }

  private lose(why: string): void {
    if (this.isLost || this.isStopping) return;
    this.isLost = true;
    this.onLoss(why);
  }

  private wait<Found>(
    ms: number,
    otherwise: string,
    find: (message: ShellMessage) => Found | undefined,
  ): Promise<Found> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        this.listeners.delete(listen);
        act();
      };
      const listen = (message: ShellMessage) => {
        const found = find(message);
        if (found) settle(() => resolve(found));
        else if (message.type === 'failed') settle(() => reject(new Error(message.message)));
      };
      const timer = setTimeout(() => settle(() => reject(new Error(otherwise))), ms);
      this.listeners.add(listen);
      if (this.end !== undefined) listen({ type: 'failed', message: this.end });
    });
  }
}
