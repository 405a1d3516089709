import { RENDER_BUDGET } from '@paw/contract/remote.ts';
import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import type { WarmSet } from './WarmSet.ts';

/** Renderings of a slow page: the first one includes compilation, and another page may have run in between. */
const TRIES = 3;

/**
 * Finds pages of a set that is not live yet that use more processor time than their route's budget. Waiting does not
 * count, so a busy machine refuses nothing. Ignores pages that are too slow in the live set, too.
 * @returns a description of each; empty where Node cannot measure a thread's time
 */
export async function overBudget(candidate: WarmSet, before: WarmSet | undefined): Promise<string[]> {
  const found: string[] = [];
  // One at a time, because the thread's time cannot be divided between two pages.
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

/** The lowest time of several renderings. Stops at the first one within the budget. */
async function leastCpu({ pool }: WarmSet, url: string, budget: number): Promise<number> {
  let least = pool.leastCpu(url) ?? Number.POSITIVE_INFINITY;
  for (let tries = 0; least > budget && tries < TRIES; tries++) {
    // `smoke` reports pages that do not render.
    const { cpu = 0 } = await pool.render(url, 'smoke').catch(() => ({ cpu: 0 }));
    least = Math.min(least, cpu);
  }
  return least;
}
