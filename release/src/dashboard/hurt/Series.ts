/** Counts of one thing, by part of time. */
export interface Series {
  name: string;
  values: readonly number[];
  /** Of how many. */
  whole: readonly number[];
  wholeName: string;
  kind: 'hurt' | 'slow';
}
