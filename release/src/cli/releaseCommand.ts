import type { RegistryClient } from '../client/RegistryClient.ts';
import type { Role } from '../access/roles.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** Parsed options; commandDefinitions.ts lists the ones that each command accepts. */
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
  /** Number of the last entry that the user saw. Without it, the time at which the command started decides. */
  seen?: number;
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
  /** Of a freeze: an ISO time, or 2h, 1d from now on. */
  until?: string;
  /** Of `hurt`: 2h, day, week or month. */
  range?: string;
  /** Of a preview or a shadow: 30m, 2h. */
  for?: string;
  /** Of a shadow: do not wait for its end. */
  detach?: boolean;
  /** Of a canary: `1,10,50,100`. */
  steps?: string;
  /** Of a canary: 10m, 1h. */
  hold?: string;
  /** Of the end of a canary: its release is abandoned, too. */
  abandon?: boolean;
  /** Of a change of a canary: the id of the one that the user saw; another one is not touched. */
  canary?: string;
  /** Address at which a preview is shown. */
  shop?: string;
  /** Moments of `bisect`: a time, an entry's number or a set's id. */
  good?: string;
  bad?: string;
  /** A command that judges a preview. */
  run?: string;
  registry?: string;
  role?: Role;
  remotes?: string[];
  days?: number;
  /** Private keys that sign. */
  key?: string[];
  /** A file that `keys` writes: a key, or a root for others to sign. */
  out?: string;
  /** A root that is signed by all. */
  root?: string;
  rootKey?: string[];
  /** Signatures that the next root takes. */
  threshold?: number;
  manager?: string[];
  /** `cart=file` */
  team?: string[];
  registryKey?: string[];
  shellKey?: string[];
  guardKey?: string[];
  /** Environments in which it takes two keys to make something live. */
  twoKeys?: string[];
  /** `ana=file` */
  replace?: string[];
  /** `manager=file` */
  add?: string[];
  /** `production=41` */
  since?: string[];
}

/** Everything a command needs. */
export interface CommandContext {
  store: ReleaseStore;
  /** Set when the command goes through a registry; `store` then only reads. */
  registry?: RegistryClient;
  /** Where keys are kept; undefined for a store that is in no data folder. */
  dataFolder?: string;
  env: string;
  /** The repository's root folder. */
  root: string;
  /** Who runs the command. */
  by: () => string;
  /** ISO, UTC. */
  now: () => string;
  /** When the command started. Its user cannot have seen log entries that were written later. */
  startedAt: Date;
  /** Positional arguments: remotes and releases. */
  args: string[];
  options: CommandOptions;
  /** Prints a line of progress; silent with --json. */
  print: (text: string) => void;
  /** How the person or program proved who they are; part of the entry. */
  auth?: LogEntry['auth'];
  /**
   * Called with what is about to be written, and the state before it. A registry refuses here what its caller may not do.
   * @throws the refusal
   */
  authorize?: (draft: EntryDraft, before: FoldedLog) => void;
  /** Ends the command early, between two of its steps. */
  signal?: AbortSignal;
  /** Called when an entry is written, before the shells are waited for. */
  onWritten?: () => void;
}

/** `text` is for people, `data` for --json. */
export interface CommandResult {
  text: string;
  data: object;
  /** 1 when the command succeeded in finding a problem, as `verify` does. */
  exitCode?: 1;
}

export type ReleaseCommand = (context: CommandContext) => Promise<CommandResult>;
