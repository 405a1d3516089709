import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Order, Word } from '../server/supervision.ts';
import type { BoundSocket } from './bindPort.ts';

const root = join(import.meta.dirname, '../../..');

/** What a shell says of an entry of the log. */
export type Taken = Extract<Word, { type: 'taken' }>;

/** One process with one release of the shell. */
export class ShellProcess {
  readonly release: string;
  /** Its name in the store while it serves. */
  instance: string | undefined;
  /** Called once, when it has ended or is about to, without having been told. */
  onLoss: (why: string) => void = () => undefined;
  private readonly child: ChildProcess;
  private readonly listeners = new Set<(word: Word) => void>();
  private readonly exited: Promise<void>;
  private lastTaken: Taken | undefined;
  private end: string | undefined;
  private isToldToEnd = false;
  private isLost = false;

  constructor(release: string, url: string) {
    this.release = release;
    this.child = spawn(process.execPath, [...process.execArgv, 'shell/src/supervisor/runRelease.ts'], {
      cwd: root,
      env: { ...process.env, SHELL_RELEASE: release, SHELL_URL: url },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (word: Word) => this.hear(word));
    this.exited = new Promise((resolve) => {
      const ended = (why: string) => {
        this.end ??= why;
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

  /** Its word on entry n or a later one. @throws Error when it ends before, or says nothing within `ms` */
  async taken(n: number, ms: number): Promise<Taken> {
    if (this.lastTaken && this.lastTaken.n >= n) return this.lastTaken;
    return this.wait(ms, `it was not ready within ${ms / 1000} s`, (word) =>
      word.type === 'taken' && word.n >= n ? word : undefined,
    );
  }

  /** Connections go to it from here on. @throws Error when it cannot */
  async serve(socket: BoundSocket, ms: number): Promise<void> {
    const serving = this.wait(ms, 'it did not begin to serve', (word) => (word.type === 'serving' ? word : undefined));
    this.order({ type: 'serve' }, socket);
    this.instance = (await serving).instance;
  }

  /** Lets what is under way end, and stays warm. */
  async rest(ms: number): Promise<void> {
    this.instance = undefined;
    const resting = this.wait(ms, 'it does not rest', (word) => (word.type === 'resting' ? word : undefined));
    this.order({ type: 'rest' });
    await resting;
  }

  /** @param grace ms in which clients that do not know yet are served */
  async stop(grace: number, patience: number): Promise<void> {
    this.isToldToEnd = true;
    this.order({ type: 'end', grace });
    const timer = setTimeout(() => this.child.kill('SIGKILL'), grace + patience);
    await this.exited;
    clearTimeout(timer);
  }

  private order(order: Order, socket?: BoundSocket): void {
    // One that is gone says so by its end.
    if (this.child.connected) this.child.send(order, socket as never, () => undefined);
  }

  private hear(word: Word): void {
    if (word.type === 'taken') this.lastTaken = word;
    if (word.type === 'failed') this.end = word.message;
    if (word.type === 'ending') this.lose('it was told to end');
    for (const listener of this.listeners) listener(word);
  }

  private lose(why: string): void {
    if (this.isLost || this.isToldToEnd) return;
    this.isLost = true;
    this.onLoss(why);
  }

  private wait<Found>(ms: number, otherwise: string, find: (word: Word) => Found | undefined): Promise<Found> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(timer);
        this.listeners.delete(listen);
        act();
      };
      const listen = (word: Word) => {
        const found = find(word);
        if (found) settle(() => resolve(found));
        else if (word.type === 'failed') settle(() => reject(new Error(word.message)));
      };
      const timer = setTimeout(() => settle(() => reject(new Error(otherwise))), ms);
      this.listeners.add(listen);
      if (this.end !== undefined) listen({ type: 'failed', message: this.end });
    });
  }
}
