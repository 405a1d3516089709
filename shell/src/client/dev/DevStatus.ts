/** What the server of `npm run dev` tells every page: `/dev/events`, one JSON object an event. */
export interface DevStatus {
  /** Watched app → hash of its newest good browser build. */
  hashes: Record<string, string>;
  /** What is wrong with the sources now. Empty = all changes are taken in. */
  problems: DevProblem[];
  /** Remote that is not watched → the release that it comes from. */
  releases: Record<string, string>;
  /** The set that pages come from now; another one after each change. Empty before the first. */
  set: string;
}

export interface DevProblem {
  /** Where it was found: `catalog`, or `renderer`. */
  app: string;
  /** Path below the repository's root. */
  file?: string;
  /** From 1. */
  line?: number;
  text: string;
}
