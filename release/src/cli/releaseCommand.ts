import type { ReleaseStore } from '../store/releaseStore.ts';
import type { CommandLine } from './commandLine.ts';

/** What a command works with. */
interface CommandContext {
  store: ReleaseStore;
  env: string;
  /** The repository. */
  root: string;
  by: () => string;
  now: () => string;
  line: CommandLine;
  /** A line about how it goes; nowhere to be seen with --json. */
  tell: (text: string) => void;
}

/** `text` for a person, `data` for --json. */
interface CommandResult {
  text: string;
  data: object;
}

export type ReleaseCommand = (context: CommandContext) => Promise<CommandResult>;
