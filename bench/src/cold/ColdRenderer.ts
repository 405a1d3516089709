import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Duplex, Readable } from 'node:stream';
import { deserialize } from 'node:v8';
import { FrameReader, writeFrame } from '@paw/node/frames.ts';
import { rendererDataFile } from '../shop/hooks.ts';
import type { Place } from '../shop/Place.ts';
import { buildRecordingRenderer } from './buildRecordingRenderer.ts';
import type { ColdDone, ColdTask, TreeTask } from './coldMessages.ts';

/** Pages that are with the renderer at a time: it never waits for the next one. */
const AT_A_TIME = 4;

/** What is understood here of a renderer's messages. */
type Message =
  | { type: 'ready' }
  | { type: 'unfit' | 'broken'; error: string }
  | { type: 'rendered'; rendered: { status: number; degraded: boolean } };

/** A renderer as the shell runs it, in a process with its options and the live set, built with the bench's recording. */
export class ColdRenderer {
  private readonly child: ChildProcess;
  private readonly messages: Duplex;
  private readonly bench: Duplex;
  private readonly answers: Interface;
  /** Rejects when the process ends before {@link stop}. */
  private readonly died: Promise<never>;
  private hear: (message: Message) => void = () => undefined;

  private constructor(child: ChildProcess) {
    this.child = child;
    const [, , , messages, pulse, bench] = child.stdio as unknown as [null, null, null, Duplex, Readable, Duplex];
    [this.messages, this.bench] = [messages, bench];
    this.answers = createInterface({ input: bench });
    // Its exit says more, and comes a moment later.
    for (const stream of [messages, pulse, bench]) stream.on('error', () => undefined);
    this.answers.on('error', () => undefined);
    pulse.resume();
    const reader = new FrameReader(({ message }) => this.hear(message as Message));
    messages.on('data', (chunk: Buffer) => reader.take(chunk));
    this.died = new Promise((_, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => reject(new Error(`The renderer ended with ${signal ?? `code ${code}`}.`)));
    });
    this.died.catch(() => undefined);
  }

  /** @param place with a shop that runs with the hook `keepRendererData`, and gives its data to the pages */
  static async start(place: Place): Promise<ColdRenderer> {
    const code = await buildRecordingRenderer(place.folder, join(place.temporary, 'renderer'));
    const { args, data } = readRendererData(place);
    const stdio = ['pipe', 'inherit', 'inherit', 'pipe', 'pipe', 'pipe'] as const;
    const child = spawn(process.execPath, args, { env: {}, stdio: [...stdio] });
    const renderer = new ColdRenderer(child);
    child.stdin?.end(`(function (require) {${code}\n})(require);`);
    const started = new Promise<void>((resolve, reject) => {
      renderer.hear = (message) => {
        if (message.type === 'ready') resolve();
        else reject(new Error(`The renderer did not start: ${'error' in message ? message.error : message.type}`));
      };
    });
    writeFrame(renderer.messages, { type: 'load' }, data);
    try {
      await Promise.race([started, renderer.died]);
      return renderer;
    } catch (error) {
      await renderer.stop();
      throw error;
    }
  }

  /** Renders the same page this many times, as the shell requests it. */
  async render(path: string, times: number): Promise<ColdDone> {
    const begun = performance.now();
    const before = await this.tell('count');
    await Promise.race([this.renderAll(path, times), this.died]);
    const processor = (await this.tell('count')).processor - before.processor;
    return { ms: performance.now() - begun, processor };
  }

  private renderAll(path: string, times: number): Promise<void> {
    let [asked, answered] = [0, 0];
    const ask = () => writeFrame(this.messages, { id: ++asked, url: path, requestId: 'bench', withoutPage: false });
    return new Promise<void>((resolve, reject) => {
      this.hear = (message) => {
        if (message.type === 'broken') reject(new Error(`${path} did not render: ${message.error}`));
        if (message.type !== 'rendered') return;
        const { status, degraded } = message.rendered;
        if (status !== 200 || degraded) reject(new Error(`${path} rendered with status ${status}.`));
        if (asked < times) ask();
        if (++answered === times) resolve();
      };
      while (asked < Math.min(AT_A_TIME, times)) ask();
    });
  }

  /** The last page's tree by other means, in the same process. */
  renderTree(how: TreeTask['how'], times: number): Promise<ColdDone> {
    return this.tell(how, times);
  }

  private async tell(how: ColdTask['how'], times = 0): Promise<ColdDone> {
    const done = new Promise<string>((resolve) => this.answers.once('line', resolve));
    this.bench.write(`${JSON.stringify({ how, times } satisfies ColdTask)}\n`);
    return JSON.parse(await Promise.race([done, this.died])) as ColdDone;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}

/**
 * The very options and data that the shell gave to its own renderer, so what a renderer needs is written down in the
 * shell alone. @throws Error when the shell started no renderer that the hook saw
 */
function readRendererData({ temporary }: Place): { args: string[]; data: Uint8Array } {
  const file = rendererDataFile(temporary);
  if (existsSync(file)) return deserialize(readFileSync(file)) as { args: string[]; data: Uint8Array };
  throw new Error('The shell started no renderer whose script came from standard input: adapt the hook.');
}
