import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface AxeResults {
  violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
}

/** Those that are under way. What moves for ever, or as long as a toast stays, is no transition. */
const countTransitions = () =>
  document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running').length;

/** WCAG 2.2 AA, of the page as it is now: rule and place of each violation. */
export async function findViolations(page: Page): Promise<string[]> {
  // Colors are judged at rest: what opens comes in by a transition.
  await page.waitForTimeout(400);
  await expect.poll(() => page.evaluate(countTransitions)).toBe(0);
  await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const run = (globalThis as unknown as { axe: { run: (...args: unknown[]) => Promise<AxeResults> } }).axe.run;
    const { violations } = await run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, tags);
}
