import type { BuildProblem } from './BuildProblem.ts';

/** What a watched build says after each change; whoever started it hands it on to the shell. */
export interface WatchReport {
  type: 'watched';
  app: string;
  /** A change is being taken in. */
  building: boolean;
  /** webpack's hash of the newest good browser build: pages that came with another one fetch what changed. */
  hash: string;
  /** Names what the server can render with; another one = to be loaded anew. Empty = nothing yet. */
  version: string;
  problems: BuildProblem[];
}
