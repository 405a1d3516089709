/** What the process of the simulated shells is asked to do. */
export interface FleetTask {
  registry: string;
  /** Of the role shell. */
  token: string;
  env: string;
  storeFolder: string;
  shells: number;
}

/** Every shell has heard of entry `n`. */
export interface Heard {
  n: number;
  /** When the last one heard of it. ms since 1970 */
  at: number;
}

/** After the start: all follow. Then one for each entry. */
export type FleetMessage = { isReady: true } | Heard;
