import type { ReleaseCommand } from './releaseCommand.ts';

/** One command: its arguments, options, help text, and the module that runs it. */
export interface CommandDefinition {
  name: string;
  /** In commander's notation: `<one>`, `[optional]`, `<several...>`. */
  arguments: string;
  summary: string;
  /** Flags and their descriptions; a flag `--no-x` sets x to false. */
  options: [flags: string, description: string][];
  /** Accepts --env. */
  hasEnvironment: boolean;
  /** Changes the store, so it accepts --by and --dry-run. */
  changes: boolean;
  /** Imported on demand, so a rollback does not wait for the code that builds. */
  load: () => Promise<ReleaseCommand>;
}

/** Commands that change nothing. */
export const readOnly: Pick<CommandDefinition, 'options' | 'hasEnvironment' | 'changes'> = {
  options: [],
  hasEnvironment: true,
  changes: false,
};
