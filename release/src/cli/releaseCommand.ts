import type { ReleaseStore } from '../store/releaseStore.ts';

/** What was typed, as each command's shape in commandShapes.ts allows it. */
export interface CommandOptions {
  env: string;
  store?: string;
  by?: string;
  json?: boolean;
  dryRun?: boolean;
  from?: string;
  /** False with --no-build. */
  build?: boolean;
  to?: string;
  toSet?: string;
  recall?: boolean;
  browser?: boolean;
  at?: string;
  all?: boolean;
  keep?: number;
  reason?: string;
  force?: boolean;
  allowLoss?: boolean;
  /** False with --no-shell. */
  shell?: boolean;
  newEnv?: boolean;
}

/** What a command works with. */
export interface CommandContext {
  store: ReleaseStore;
  /** The store's folder, for messages. */
  folder: string;
  env: string;
  /** The repository. */
  root: string;
  by: () => string;
  now: () => string;
  /** When the command was started: what was written later, its user cannot have seen. */
  startedAt: Date;
  /** What follows the command: remotes and releases. */
  words: string[];
  options: CommandOptions;
  /** A line about how it goes; not shown with --json. */
  tell: (text: string) => void;
}

/** `text` for a person, `data` for --json. */
export interface CommandResult {
  text: string;
  data: object;
  /** 1 when the command has found something wrong, and that is its answer. */
  exitCode?: 1;
}

export type ReleaseCommand = (context: CommandContext) => Promise<CommandResult>;
