/** What the server of `npm run dev` sends to every page: `/dev/events`, one JSON object per event. */
export interface DevStatus {
  /** Watched app → hash of its newest good browser build. */
  hashes: Record<string, string>;
  /** Problems in the sources. Empty = all changes are applied. */
  problems: DevProblem[];
  /** Remote that is not watched → its release. */
  releases: Record<string, string>;
  /** The current release set's id; a new one after each change. Empty before the first. */
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
