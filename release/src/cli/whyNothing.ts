import { counted } from '@paw/rules/counted.ts';
import type { ShadowReport } from '../plan/mergeShadowParts.ts';

type Facts = Pick<ShadowReport, 'isOpen' | 'pages' | 'shells' | 'skipped' | 'earlier'>;

/** Why a shadow that is over compared no page, as far as shells tell, and what to do: a line each. */
export function whyNothing({ isOpen, pages, shells, skipped, earlier }: Facts): string[] {
  if (isOpen || pages) return [];
  if (!shells.length) {
    const why = earlier.length ? 'No shell has begun on the set that is live now' : 'No shell has begun it';
    return [`${why}: "npm run release -- status" shows those that run. Give it more time, as in --for 10m.`];
  }
  const ran = shells.filter(({ state }) => state !== 'failed' && state !== 'waiting');
  const unready = ran.filter(({ isReady }) => isReady === false);
  const ready = ran.filter(({ isReady }) => isReady);
  const offered = ready.reduce((sum, one) => sum + (one.offered ?? 0), 0);
  const lines: string[] = [];
  if (shells.some(({ state }) => state === 'failed')) lines.push('Publish a release that starts, and try that one.');
  if (skipped) lines.push('Run it again when the api answers.');
  if (unready.length) {
    const who = unready.map(({ instance }) => instance).join(', ');
    lines.push(`The release had not started on ${who} yet. Give it more time, as in --for 10m.`);
  }
  if (ready.length && !offered) {
    const who = counted(ready.length, 'shell');
    lines.push(
      `No visitor asked ${who} for a page that had to be rendered; pages from the cache are not compared. Run it while the shop has visitors, with a longer --for, or open pages yourself.`,
    );
  }
  if (offered && !skipped) {
    lines.push(
      `Visitors got ${counted(offered, 'page')}, but the shells had no time to render one beside them. Run it at a quieter hour, or with a longer --for.`,
    );
  }
  // Such as a shadow that waited for another one.
  if (!lines.length && shells.every(({ note }) => note)) lines.push('Run it again when what the notes say is over.');
  if (!lines.length) lines.push('Run it while the shop has visitors, with a longer --for, as in --for 30m.');
  return lines;
}
