import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { rendererDataFile } from '../shop/hooks.ts';
import type { Place } from '../shop/Place.ts';
import { buildRecordingRenderer } from './buildRecordingRenderer.ts';
import type { ColdDone, ColdTask, TreeTask } from './coldMessages.ts';

/** Pages that are with the renderer at a time: it never waits for the next one. */
const AT_A_TIME = 4;

/** What is understood here of a renderer's messages. */
type Message =
  | { type: 'ready' | 'beat' }
  | { type: 'unfit' | 'broken'; error: string }
  | { type: 'rendered'; rendered: { status: number; degraded: boolean } };

/** A renderer as the shell runs it, in a worker thread with the live set, built with the bench's recording. */
export class ColdRenderer {
  private readonly worker: Worker;
  private readonly port: MessagePort;
  /** Rejects when the thread ends before {@link stop}. */
  private readonly died: Promise<never>;

  private constructor(worker: Worker, port: MessagePort) {
    this.worker = worker;
    this.port = port;
    this.died = new Promise((_, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`The renderer ended with code ${code}.`)));
    });
    this.died.catch(() => undefined);
  }

  /** @param place with a shop that runs with the hook `keepRendererData`, and gives its data to the pages */
  static async start(place: Place): Promise<ColdRenderer> {
    const code = await buildRecordingRenderer(place.folder, join(place.temporary, 'renderer'));
    const { port1, port2 } = new MessageChannel();
    const workerData = { ...readRendererData(place), bench: port2 };
    const worker = new Worker(code, { eval: true, workerData, transferList: [port2], env: {} });
    const renderer = new ColdRenderer(worker, port1);
    try {
      for (;;) {
        const [message] = await Promise.race([once(worker, 'message') as Promise<[Message]>, renderer.died]);
        if (message.type === 'ready') return renderer;
        if (message.type === 'beat') continue;
        throw new Error(`The renderer did not start: ${'error' in message ? message.error : message.type}`);
      }
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
    const ask = () => this.worker.postMessage({ id: ++asked, url: path, requestId: 'bench', withoutPage: false });
    return new Promise<void>((resolve, reject) => {
      const hear = (message: Message) => {
        if (message.type === 'broken') reject(new Error(`${path} did not render: ${message.error}`));
        if (message.type !== 'rendered') return;
        const { status, degraded } = message.rendered;
        if (status !== 200 || degraded) reject(new Error(`${path} rendered with status ${status}.`));
        if (asked < times) ask();
        if (++answered < times) return;
        this.worker.off('message', hear);
        resolve();
      };
      this.worker.on('message', hear);
      while (asked < Math.min(AT_A_TIME, times)) ask();
    });
  }

  /** The last page's tree by other means, in the same thread. */
  renderTree(how: TreeTask['how'], times: number): Promise<ColdDone> {
    return this.tell(how, times);
  }

  private async tell(how: ColdTask['how'], times = 0): Promise<ColdDone> {
    const done = once(this.port, 'message') as Promise<[ColdDone]>;
    this.port.postMessage({ how, times } satisfies ColdTask);
    const [answer] = await Promise.race([done, this.died]);
    return answer;
  }

  async stop(): Promise<void> {
    this.port.close();
    await this.worker.terminate();
  }
}

/**
 * The very data that the shell gave to its own renderer, so what a renderer needs is written down in the shell
 * alone. What the two threads share is made new. @throws Error when the shell started no renderer that the hook saw
 */
function readRendererData({ temporary }: Place): Record<string, unknown> {
  const file = rendererDataFile(temporary);
  if (!existsSync(file)) {
    throw new Error('The shell started no renderer by `new Worker(code, { eval: true, workerData })`: adapt the hook.');
  }
  const { data, shared } = deserialize(readFileSync(file)) as {
    data: Record<string, unknown>;
    /** Name → length in 32-bit integers. */
    shared: Record<string, number>;
  };
  const made = Object.entries(shared).map(([name, length]) => [
    name,
    new Int32Array(new SharedArrayBuffer(length * 4)),
  ]);
  return { ...data, ...Object.fromEntries(made) };
}
