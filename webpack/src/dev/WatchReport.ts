import type { BuildProblem } from './BuildProblem.ts';

/** What a watched build says after each change; its parent process passes it on to the shell. */
export interface WatchReport {
  type: 'watched';
  app: string;
  /** A change is being taken in. */
  building: boolean;
  /** webpack's hash of the newest good browser build: pages that came with another one fetch what changed. */
  hash: string;
  /** Names what the server can render with; another one = load it again. Empty = nothing yet. */
  version: string;
  problems: BuildProblem[];
}
