import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/**
 * Resolves when no transition has run for two frames in a row. Animations do not count: some are endless, and a toast's
 * runs as long as the toast.
 */
const untilAtRest = () =>
  new Promise<void>((resolve) => {
    const isMoving = () =>
      document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
    let quiet = 0;
    const look = () => {
      quiet = isMoving() ? 0 : quiet + 1;
      if (quiet > 2) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });

/** Checks the page's current state for WCAG 2.2 AA. @returns rule and element of each violation */
export async function findViolations(page: Page): Promise<string[]> {
  // Colors are checked at rest, because layers open with a transition.
  await page.evaluate(untilAtRest);
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const run = (globalThis as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run;
    const { violations } = await run(document, { runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, tags);
}
