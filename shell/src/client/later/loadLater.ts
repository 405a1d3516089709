import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { DataRouter } from 'react-router-dom';
import { shellPart } from '../../chunks/shellPart.ts';

const later = shellPart('later', () => import(/* webpackChunkName: "later" */ './startLater.ts'));

/** A page is busy enough at its begin. ms */
const LATER = 3_000;

/** Loads what a page can do without at first. After a reload at once: something typed may wait to be put back. */
export function loadLater(set: ReleaseSet, router: DataRouter): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const load = async () => {
    const { startLater } = await later.load();
    startLater(set, router);
  };
  setTimeout(() => load().catch(() => undefined), visit?.type === 'reload' ? 0 : LATER);
}
