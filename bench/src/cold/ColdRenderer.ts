import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Place } from '../shop/Place.ts';
import { buildRecordingRenderer } from './buildRecordingRenderer.ts';
import type { ColdDone, ColdTask, TreeTask } from './coldMessages.ts';
import { readLiveManifests, readNodeBuild } from '../shop/readLiveSet.ts';

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

  private constructor(worker: Worker, port: MessagePort) {
    this.worker = worker;
    this.port = port;
  }

  /** @param url of a shop that runs: pages get their data by it, once */
  static async start(place: Place, url: string): Promise<ColdRenderer> {
    const code = await buildRecordingRenderer(place.folder, join(place.temporary, 'renderer'));
    const manifests = await readLiveManifests(place.storeFolder);
    const releases = await Promise.all(
      manifests.map(async (manifest) => [manifest.name, await readNodeBuild(place.storeFolder, manifest)] as const),
    );
    const { port1, port2 } = new MessageChannel();
    const page = await (await fetch(`${url}/`)).text();
    const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}';
    const { shared, release, main, files } = JSON.parse(
      readFileSync(join(place.folder, 'shell/dist/release/release.json'), 'utf8'),
    );
    const { set, site } = JSON.parse(state);
    const shell = { release, main, files };
    const data = { site, set, releases: Object.fromEntries(releases), shared, shell, apiUrl: url, deadline: 3000 };
    const turn = new Int32Array(new SharedArrayBuffer(4));
    const workerData = { ...data, turn, bench: port2 };
    const worker = new Worker(code, { eval: true, workerData, transferList: [port2], env: {} });
    const [message] = (await once(worker, 'message')) as [Message];
    if (message.type !== 'ready') throw new Error(`The renderer did not start: ${JSON.stringify(message)}`);
    return new ColdRenderer(worker, port1);
  }

  /** The same page so many times, as the shell asks for it. */
  async render(path: string, times: number): Promise<ColdDone> {
    const begun = performance.now();
    const before = await this.tell('count');
    let [asked, answered] = [0, 0];
    const ask = () => this.worker.postMessage({ id: ++asked, url: path, requestId: 'bench', withoutPage: false });
    await new Promise<void>((resolve, reject) => {
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
    const processor = (await this.tell('count')).processor - before.processor;
    return { ms: performance.now() - begun, processor };
  }

  /** The last page's tree by other means, in the same thread. */
  renderTree(how: TreeTask['how'], times: number): Promise<ColdDone> {
    return this.tell(how, times);
  }

  private async tell(how: ColdTask['how'], times = 0): Promise<ColdDone> {
    const done = once(this.port, 'message');
    this.port.postMessage({ how, times } satisfies ColdTask);
    const [answer] = (await done) as [ColdDone];
    return answer;
  }

  async stop(): Promise<void> {
    this.port.close();
    await this.worker.terminate();
  }
}
