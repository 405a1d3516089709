import type { Beacon } from './Beacon.ts';

export type BrowserFailure = NonNullable<Beacon['f']>[number][1];

/** Hears what became of each region of the page. A label is the value of the region's `data-boundary`. */
export interface RegionSignals {
  /** The region's component is on screen and hydrated. @returns takes it back: the component threw, or is gone */
  works: (label: string) => () => void;
  /**
   * @param label nothing happens without one: it was no script of ours
   * @param otherwise what it is when neither the api nor a file failed. A page that does not exist is no failure
   * @param place a stack, of which only places in files of releases are told; the error's without it
   */
  failed: (label: string | undefined, error: unknown, otherwise: BrowserFailure, place?: unknown) => void;
}
