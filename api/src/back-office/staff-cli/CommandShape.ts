import type { StaffClient } from './staffClient.ts';

/** One definition of a command: its words, its options, its help and its code. */
export interface CommandShape {
  name: string;
  /** In commander's notation: `<one>`, `[optional]`, `<several...>`. */
  arguments?: string;
  summary: string;
  options?: OptionShape[];
  /** It changes the store or writes files, so it takes --dry-run. */
  changes?: boolean;
  /** Commands of this command: `approve` of `returns`. */
  commands?: CommandShape[];
  /** Without it the command is only a group of others. */
  run?: (context: CommandContext) => Promise<CommandResult>;
  /** In place of `run`, for work on the shop's data folder: it needs no key and no running shop. */
  runHere?: (context: HereContext) => Promise<CommandResult>;
}

export interface OptionShape {
  flags: string;
  description: string;
  /** The only values that it takes. */
  choices?: readonly string[];
  /** @throws CliProblem `usage` */
  read?: (text: string) => unknown;
  /** Each value of an option that may be repeated is added to the list. */
  repeats?: boolean;
}

/** What a command works with. */
interface CommandContext {
  client: StaffClient;
  /** What follows the command. */
  words: string[];
  options: CommandOptions;
  /** A change is tried and undone. */
  isDryRun: boolean;
}

/** What a command on this computer works with. */
interface HereContext extends Omit<CommandContext, 'client'> {
  /** The shop's data folder. */
  data: string;
}

/** What was typed, as each command's shape allows it. */
export interface CommandOptions {
  shop?: string;
  json?: boolean;
  dryRun?: boolean;
  state?: string;
  /** Email address of a member. */
  account?: string;
  /** Scopes of a staff key. */
  may?: readonly string[];
  /** ISO text in UTC. */
  until?: string;
  /** ISO text in UTC. */
  since?: string;
  /** A member, or whose staff key. */
  person?: string;
  kind?: string;
  refused?: boolean;
  payment?: string;
  search?: string;
  most?: number;
  tracking?: string;
  reason?: string;
  /** In cents. */
  amount?: number;
  line?: { position: number; quantity: number }[];
  id?: string;
  set?: number;
  add?: number;
  below?: number;
  text?: string;
  file?: string;
  folder?: string;
  /** Ends a move to another database. */
  cancel?: boolean;
  restock?: boolean;
  /** False with --no-refund. */
  refund?: boolean;
}

/** `text` for a person, `data` for --json. */
interface CommandResult {
  text: string;
  data: object;
}
