import type { IncomingMessage, ServerResponse } from 'node:http';
import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import type { Exchange, SentPage } from '../Exchange.ts';
import type { PageFault } from '../page/PageFaults.ts';
import type { KnownSets } from './KnownSets.ts';
import { serverFrames } from './serverFrames.ts';
import { addHurt, countKind } from './SignalCounts.ts';
import type { Signals } from './Signals.ts';
import { labelOfFrame } from './StackSamples.ts';

/** What cohorts tell about a request while a canary runs; undefined for everyone else. */
export interface Cohorts {
  /** The hash of the visitor's id, and the arm that its pages come from. */
  cohortOf: (request: IncomingMessage) => { visitor: string; arm: string } | undefined;
  /** Of a set that is served now: the canary's id, or `live`. */
  armOf: (setId: string) => string | undefined;
}

interface PageCounts {
  signals: Signals;
  sets: KnownSets;
  cohorts: Cohorts;
  /** False for bots, prefetches, and browsers that ask not to be measured. */
  isCounted: (request: IncomingMessage) => boolean;
}

/** Counts what the shell itself sees of pages, and of the browsers that it sends them to. */
export function countPages({ signals, sets, cohorts, isCounted }: PageCounts) {
  const countPage = (request: IncomingMessage, exchange: Exchange, set: string) => {
    const { page, arm, visitor } = exchange;
    const isRedirect = page !== undefined && page.status >= 300 && page.status < 400;
    if (isRedirect || !isCounted(request)) return;
    if (page) signals.noteSent(page);
    // A page without a region that failed, or at least a whole page, which has no region at all.
    const failed: readonly (string | undefined)[] = page ? (page.failed ?? []) : [undefined];
    if (isEntry(request) && signals.countsVisit(request, 'entry')) {
      const count = signals.counts.set(set);
      count.entries++;
      if (failed.length) countKind(count.hurt, 'render');
      for (const label of labelsOf(failed, set, exchange.route)) addHurt(signals.counts.route(label, exchange.route));
    }
    if (arm === undefined || visitor === undefined) return;
    const { route } = exchange;
    if (page) signals.noteVisitor(request, { visitor, arm, what: 'sent', route });
    for (const label of failed) {
      const about = { visitor, arm, route, ...(label && { label: nameOf(label) }) };
      signals.noteVisitor(request, { ...about, what: 'failed', kind: 'render' });
    }
  };

  /** Scripts and styles are fetched by browsers, and by hardly anyone who only reads HTML. */
  const countFile = (request: IncomingMessage, { path }: Exchange) => {
    const cohort = cohorts.cohortOf(request);
    if (!cohort) return;
    const [, , remote = '', release = ''] = path.split('/', 4);
    if (!sets.hasLabel(boundaryLabel(remote, release.slice(0, 16))) || !isCounted(request)) return;
    const { visitor, arm } = cohort;
    signals.noteVisitor(request, { visitor, arm, what: 'browser' });
  };

  /** Whose regions failed; a page that could not be rendered at all is its route's. */
  const labelsOf = (failed: readonly (string | undefined)[], set: string, route: string) => {
    const owner = sets.find(set)?.routes.get(route) ?? sets.own;
    return new Set(failed.map((label) => (label === undefined ? owner : nameOf(label))));
  };

  /** The shell's own label has the release that it runs. */
  const nameOf = (label: string) => (label.startsWith('shell@') ? sets.own : label);

  return {
    /** Call it for each answer that has ended. */
    onEnd: (request: IncomingMessage, response: ServerResponse, exchange: Exchange): void => {
      if (exchange.set !== undefined) {
        if (response.writableFinished) countPage(request, exchange, exchange.set);
      } else if (exchange.route === '/r' && response.statusCode < 400) countFile(request, exchange);
    },
    onRendered: ({ boundaries, route }: SentPage, ms: number): void => {
      for (const label of boundaries) {
        const count = signals.counts.route(label, route);
        count.rendered++;
        count.renderMs += ms;
      }
    },
    onFault: ({ route, set, error }: PageFault, label: string): void => {
      countKind(signals.counts.route(nameOf(label), route).failed, 'render');
      const labels = sets.find(set.id)?.labels;
      const frames = serverFrames(error, sets.own).filter((frame) => labels?.has(labelOfFrame(frame)));
      if (frames[0]) signals.stacks.add(nameOf(label), route, 'render', frames);
    },
    onRendererDeath: (set: string): void => void signals.counts.set(set).rendererDeaths++,
  };
}

/** A document for a browser that did not come from a page of this shop. */
function isEntry({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return headers['sec-fetch-dest'] === 'document' && (site === 'none' || site === 'cross-site');
}
