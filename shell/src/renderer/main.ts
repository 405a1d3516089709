import { keepTickShape } from '@paw/node/keepTickShape.ts';
import { publishSite } from '@paw/contract/site.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { Slot } from '../remotes/Slot.tsx';
import { confine } from './confinement/confine.ts';
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
import { RendererPort } from './RendererPort.ts';
import { markReads, processorDelay } from './shadow.ts';
import { threadTime } from './threadTime.ts';

/**
 * A renderer: one process for one release set. It has the set's verified code in memory, no secret, no access to files,
 * and no connection but the api's; it is replaced as a whole.
 */
async function main(port: RendererPort<RendererData, RenderJob | SiteJob>): Promise<void> {
  keepTickShape();
  // Ctrl-C and systemd signal all processes at once. Visitors wait for pages; the shell ends it after them, and so does the shell's end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  const data = await port.receive();
  const { site, set, preview, shadow, releases, hashes, shared, shell, documents, apiUrl, deadline } = data;
  confine(apiUrl, (what, stack) => port.post({ type: 'refused', what, stack }));
  if (shadow) markReads(shadow);
  const capture = captureConsole(!shadow);
  // Starts before the remotes load: code that blocks the process stops the pulse, code that waits does not.
  setInterval(() => port.pulse(0), 200);
  publishSite(site);
  publishSlots(Slot);
  const { access, sites } = await loadSet(set, releases, shared);
  const offer = offerOf(sites);
  const answer = answerSiteJob(sites, { setId: set.id, apiUrl, origin: site.origin });
  const render = pageRenderer({ set, preview, access, site, shell, hashes, documents, apiUrl, deadline });
  port.listen(async (job) => {
    const begin = () => port.pulse(job.id);
    begin();
    const used = threadTime();
    try {
      if ('remote' in job) {
        port.post({ type: 'answered', id: job.id, answer: await answer(job) });
        return;
      }
      const began = performance.now();
      const delayed = shadow ? processorDelay() : () => 0;
      const notes: ConsoleNote[] = [];
      const { html, ...page } = await capture(notes, () => render(job, begin));
      const ms = performance.now() - began - delayed();
      const rendered: Omit<Rendered, 'html'> = {
        ...page,
        ...(used && { cpu: used() }),
        ms,
        // The shell's own thread would read a page that no one sees.
        ...(shadow && { bytes: html.byteLength }),
        ...(notes.length && { console: notes }),
      };
      port.post({ type: 'rendered', id: job.id, rendered }, shadow ? undefined : html);
    } catch (error) {
      port.post({ type: 'broken', id: job.id, error: reportError(error) });
    }
  });
  port.post({ type: 'ready', site: offer });
}

const port = new RendererPort<RendererData, RenderJob | SiteJob>();
main(port).catch((error: unknown) => port.post({ type: 'unfit', error: reportError(error) }));
