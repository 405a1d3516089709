import { NAMES_PATH, shortName, type UndeclaredName } from './UndeclaredName.ts';
import { watchNames } from './watchNames.ts';

/** Reports of one page. */
const MOST = 20;

/** Watches a page of a canary, and reports to the shell which undeclared names its releases use. */
export function reportNames(): void {
  let left = MOST;
  watchNames((undeclared) => {
    if (!undeclared.label || left-- <= 0) return;
    const report: UndeclaredName = { ...undeclared, name: shortName(undeclared) };
    navigator.sendBeacon(NAMES_PATH, JSON.stringify(report));
  });
}
