import { type ChildProcess, spawn } from 'node:child_process';
import { pickEnvironment } from '@paw/node/settings/pickEnvironment.ts';

/** A process of this command. It ends with it: each of them ends when it is disconnected. */
export class Child {
  /** Called with the reason when it ends without being asked to. */
  onLoss: (why: string) => void = () => undefined;
  private readonly child: ChildProcess;
  private readonly exited: Promise<void>;
  private isEnding = false;

  /** @param onLine takes each line that it prints */
  constructor(
    args: readonly string[],
    options: { cwd: string; onMessage: (message: unknown) => void; onLine: (line: string) => void },
  ) {
    this.child = spawn(process.execPath, [...process.execArgv, ...args], {
      cwd: options.cwd,
      env: pickEnvironment(process.env, ['LOG_LEVEL']),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child.on('message', options.onMessage);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8');
      stream?.on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        lines.forEach(options.onLine);
      });
      stream?.on('end', () => rest && options.onLine(rest));
    }
    const lose = (why: string) => !this.isEnding && this.onLoss(why);
    this.exited = new Promise((resolve) => {
      // Node tells no 'close' of a process that was disconnected from here.
      this.child.once('exit', () => resolve());
      this.child.once('error', ({ message }) => {
        lose(message);
        resolve();
      });
    });
    // Not 'exit': only then its last words are here.
    this.child.once('close', (code, signal) => lose(signal ?? `exit code ${code}`));
  }

  send(message: object): void {
    if (this.child.connected) this.child.send(message);
  }

  /** @param patience ms after which it is killed */
  async end(patience = 5_000): Promise<void> {
    this.isEnding = true;
    if (this.child.connected) this.child.disconnect();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), patience);
    await this.exited;
    clearTimeout(timer);
  }
}
