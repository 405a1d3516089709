import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { parse } from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { serialize } from 'node:v8';
import { type Frame, FrameReader, writeFrame } from '@paw/node/frames.ts';
import type { RendererData, RenderJob, SiteJob } from '../../renderer/rendererMessages.ts';
import { idleCommand } from './idleCommand.ts';
import { rendererArguments, rendererEnvironment } from './rendererArguments.ts';
import { noteRenderer } from './rendererIds.ts';
import { type RendererMessage, rendererMessageSchema } from './rendererMessageSchema.ts';

/** What V8 prints before it ends a process without memory; the report after it says nothing to an operator. */
const OUT_OF_MEMORY = '<--- Last few GCs --->';
/** Far above any page. bytes */
const LARGEST_PAGE = 32 * 2 ** 20;

/**
 * The shell's thread answers all visitors, a renderer only those whose page is not ready: on a busy machine the thread gets three times
 * as much of a processor (Linux weighs each step of `nice` 1.25 times). At more, a page that is rendered for the first time could keep
 * a renderer silent for longer than `Renderer` allows.
 */
const NICENESS = 5;

interface Listeners {
  onMessage: (message: RendererMessage, bytes: Uint8Array<ArrayBuffer>) => void;
  /** The job that it begins, or 0: it is not blocked. Arrives even if the process then loops. */
  onPulse: (job: number) => void;
  /** Once, after everything that it sent, with what follows "the renderer was replaced: ". */
  onEnd: (reason: string) => void;
}

/** The process of a renderer, seen from the shell. It has no secret, and only the permissions that rendering needs. */
export class RendererProcess {
  private readonly child: ChildProcess;
  private readonly messages: Duplex;
  private readonly ended: Promise<void>;
  private hasNoMemory = false;

  /** @param code of the renderer, in UTF-8, which is run, and gets `data` */
  constructor(code: Uint8Array, data: RendererData, { onMessage, onPulse, onEnd }: Listeners) {
    const command = [process.execPath, ...rendererArguments()];
    const [file = '', ...args] = data.shadow ? idleCommand(command) : command;
    this.child = spawn(file, args, {
      // Its folder tells nothing.
      cwd: parse(process.execPath).root,
      env: rendererEnvironment(process.env),
      stdio: ['pipe', 'inherit', 'pipe', 'pipe', 'pipe'],
      windowsHide: true,
    });
    setNiceness(this.child.pid, data.shadow ? constants.priority.PRIORITY_LOW : NICENESS);
    const forget = this.child.pid === undefined ? undefined : noteRenderer(this.child.pid);
    let problem: string | undefined;
    this.child.once('exit', () => forget?.());
    this.ended = new Promise((resolve) => {
      const end = (reason: string) => {
        onEnd(problem ?? reason);
        resolve();
      };
      this.child.on('error', ({ message }) => end(`it could not be started (${message})`));
      // Not 'exit': only then everything that it sent is here.
      this.child.once('close', (code, signal) =>
        end(this.hasNoMemory ? 'it ran out of memory' : reasonOf(code, signal)),
      );
    });
    const stdio = this.child.stdio as unknown as [Duplex, null, Readable, Duplex, Readable] | undefined;
    if (!stdio) throw new Error('A renderer could not be started: this process has too many open files.');
    const [input, , errors, messages, pulse] = stdio;
    this.messages = messages;
    const distrust = (error: unknown) => {
      problem = `it sent what no renderer sends (${String(error)})`;
      this.child.kill('SIGKILL');
    };
    const reader = new FrameReader(({ message, bytes }: Frame) => {
      if (problem === undefined) onMessage(rendererMessageSchema.parse(message), bytes);
    }, LARGEST_PAGE);
    messages.on('data', (chunk: Buffer) => {
      try {
        if (problem === undefined) reader.take(chunk);
      } catch (error) {
        distrust(error);
      }
    });
    readPulse(pulse, onPulse);
    errors.on('data', (chunk: Buffer) => this.passOn(chunk));
    // The end of the process reports what these would.
    for (const stream of [input, messages, pulse, errors]) stream.on('error', () => undefined);
    // The globals that Node adds to such a script are removed later: the renderer keeps its own `require`.
    // As bytes: the front thread would take a tenth of a flip's time to make one text of it.
    input.cork();
    input.write('(function (require) {');
    input.write(code);
    input.end('\n})(require);');
    input.uncork();
    writeFrame(messages, { type: 'load' }, serialize(data));
  }

  send(job: RenderJob | SiteJob): void {
    if (this.messages.writable) writeFrame(this.messages, job);
  }

  /** Ends it at once, whatever it is doing. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private passOn(chunk: Buffer): void {
    if (this.hasNoMemory) return;
    const at = chunk.indexOf(OUT_OF_MEMORY);
    this.hasNoMemory = at >= 0;
    process.stderr.write(at >= 0 ? chunk.subarray(0, at) : chunk);
  }
}

/** Of its first thread, from which all others inherit it: it has not started any yet. */
function setNiceness(pid: number | undefined, niceness: number): void {
  try {
    if (pid) setPriority(pid, Math.max(niceness, getPriority()));
  } catch {
    // It has ended, which its 'close' reports.
  }
}

const reasonOf = (code: number | null, signal: string | null) =>
  signal ? `it was ended by ${signal}` : `it exited with code ${code}`;

function readPulse(stream: Readable, onPulse: (job: number) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    const all = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    const whole = all.length - (all.length % 4);
    for (let at = 0; at < whole; at += 4) onPulse(all.readUInt32LE(at));
    rest = all.subarray(whole);
  });
}
