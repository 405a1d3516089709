import { RENDER_BUDGET } from '@paw/contract/remote.ts';
import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import type { WarmSet } from './WarmSet.ts';

/** A page that took too long is rendered again so often: the first time its code was compiled, and another page may have come between. */
const TRIES = 3;

/**
 * Pages of a set that is not live yet whose rendering takes more processor time than their route's budget. Time that
 * the thread waits does not count, so a busy machine refuses nothing; nor does a page that is too slow in the live set as well.
 * @returns the problems as text; empty where Node cannot measure a thread's time
 */
export async function overBudget(candidate: WarmSet, before: WarmSet | undefined): Promise<string[]> {
  const found: string[] = [];
  // One at a time, because the time of two pages together cannot be separated.
  for (const { url, budget, owner } of budgetsOf(candidate)) {
    const cpu = await leastCpu(candidate, url, budget);
    if (cpu <= budget || (before && (await leastCpu(before, url, budget)) > budget)) continue;
    found.push(
      `${url} takes ${Math.round(cpu)} ms of processor time to render, more than the ${budget} ms of its route in ${owner}: make the page cheaper, or set "budget" in src/remote.tsx`,
    );
  }
  return found;
}

function budgetsOf({ releases, pageUrlOf }: WarmSet) {
  return releases.flatMap(({ manifest: { name, release, routes } }) =>
    routes.flatMap(({ example, examples = [], budget = RENDER_BUDGET }) =>
      [example, ...examples].map((url) => ({ url: pageUrlOf(url), budget, owner: boundaryLabel(name, release) })),
    ),
  );
}

/** The best of some renderings. One that was within the budget already is not repeated. */
async function leastCpu({ pool }: WarmSet, url: string, budget: number): Promise<number> {
  let least = pool.leastCpu(url) ?? Number.POSITIVE_INFINITY;
  for (let tries = 0; least > budget && tries < TRIES; tries++) {
    // Why a page does not render is what `smoke` tells.
    const { cpu = 0 } = await pool.render(url, 'smoke').catch(() => ({ cpu: 0 }));
    least = Math.min(least, cpu);
  }
  return least;
}
