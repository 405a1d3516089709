import { parentPort, workerData } from 'node:worker_threads';
import { publishSite } from '@paw/contract/site.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { Slot } from '../remotes/Slot.tsx';
import { loadSet } from './loadSet.ts';
import {
  type ConsoleNote,
  type Rendered,
  type RendererData,
  type RenderJob,
  reportError,
  type SiteJob,
} from './rendererMessages.ts';
import { captureConsole } from './captureConsole.ts';
import { pageRenderer } from './pageRenderer.tsx';
import { offerOf, answerSiteJob } from './answerSiteJob.ts';
import { makeShadowThread, processorDelay } from './shadowThread.ts';
import { threadTime } from './threadTime.ts';

/**
 * A renderer: one worker thread for one release set. It has the set's verified code in memory, no access to files, and
 * no sockets but the api's; it is replaced as a whole.
 */
async function main(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('The renderer runs as a worker thread of the shell.');
  const data = workerData as RendererData;
  const { site, set, preview, shadow, releases, shared, shell, documents, apiUrl, deadline, turn } = data;
  if (shadow) makeShadowThread(shadow);
  const capture = captureConsole(!shadow);
  // Starts before the remotes load: code that blocks the thread stops the beat, code that waits does not.
  setInterval(() => port.postMessage({ type: 'beat' }), 200);
  publishSite(site);
  publishSlots(Slot);
  const { access, sites } = await loadSet(set, releases, shared);
  const offer = offerOf(sites);
  const answer = answerSiteJob(sites, { setId: set.id, apiUrl, origin: site.origin });
  const render = pageRenderer({ set, preview, access, site, shell, documents, apiUrl, deadline });
  port.on('message', async (job: RenderJob | SiteJob) => {
    const begin = () => Atomics.store(turn, 0, job.id);
    begin();
    const used = threadTime();
    try {
      if ('remote' in job) {
        port.postMessage({ type: 'answered', id: job.id, answer: await answer(job) });
        return;
      }
      const began = performance.now();
      const delayed = shadow ? processorDelay() : () => 0;
      const notes: ConsoleNote[] = [];
      const page = await capture(notes, () => render(job, begin));
      const ms = performance.now() - began - delayed();
      const rendered: Rendered = { ...page, ...(used && { cpu: used() }), ms, ...(notes.length && { console: notes }) };
      port.postMessage({ type: 'rendered', id: job.id, rendered }, [rendered.html.buffer]);
    } catch (error) {
      port.postMessage({ type: 'broken', id: job.id, error: reportError(error) });
    }
  });
  port.postMessage({ type: 'ready', site: offer });
}

main().catch((error: unknown) => {
  parentPort?.postMessage({ type: 'unfit', error: reportError(error) });
});
