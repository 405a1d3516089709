import type { Beacon } from './Beacon.ts';

export type BrowserFailure = NonNullable<Beacon['f']>[number][1];

/** Hears what became of each region of the page. A label is the value of the region's `data-boundary`. */
export interface RegionSignals {
  /** The region's component is on screen and hydrated. @returns takes it back: the component threw, or is gone */
  works: (label: string) => () => void;
  /** Nothing happens when one is undefined: it was no script of ours, or no failure. */
  failed: (label: string | undefined, kind: BrowserFailure | undefined) => void;
}
