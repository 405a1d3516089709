import { Command, InvalidArgumentError, Option } from 'commander';
import { type CommandShape, commandShapes } from './commandShapes.ts';
import type { CommandOptions } from './releaseCommand.ts';

export type Run = (shape: CommandShape, words: string[], options: CommandOptions) => Promise<void>;

/** The command line, built from the shapes. It throws CommanderError, see usageProblem.ts. */
export function createProgram(version: string, run: Run, write: (text: string) => void): Command {
  const program = new Command('npm run release --')
    .description('Publish, activate and roll back releases of the remotes, one at a time or several at once.')
    .version(version, '-V, --version', "this tool's version")
    .helpOption('-h, --help', 'what there is, or what a command takes')
    .usage('<command>')
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {} })
    .configureHelp({ commandUsage: (command) => usageOf(command), subcommandTerm: subcommandTerm })
    .helpCommand('help [command]', 'what a command takes');
  for (const shape of commandShapes) program.addCommand(createCommand(shape, run, write));
  return program;
}

/** For commands that look at all of them. */
const noEnvironment: CommandOptions = { env: 'local' };

/** `activate <remote@release...>` */
export const usageOfShape = (shape: CommandShape) => [shape.name, shape.arguments].filter(Boolean).join(' ');

function createCommand(shape: CommandShape, run: Run, write: (text: string) => void): Command {
  const command = new Command(shape.name)
    .description(shape.summary)
    .helpOption('-h, --help', 'this help')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {} })
    .configureHelp({ commandUsage: (self) => usageOf(self) });
  if (shape.arguments) command.arguments(shape.arguments);
  for (const [flags, description] of shape.options) command.addOption(createOption(flags, description));
  if (shape.changes) command.option('--dry-run', 'say what would happen, and change nothing');
  if (shape.hasEnvironment) command.option('--env <name>', 'environment', 'local');
  command.option('--store <folder>', 'release store (default: $PAW_DATA/store, else .data/store)');
  if (shape.changes)
    command.option('--by <name>', "who is doing this, as a claim (default: git's user, else yours here)");
  command.option('--json', 'one JSON object on stdout');
  return command.action(async () => run(shape, command.args, { ...noEnvironment, ...command.opts() }));
}

function createOption(flags: string, description: string): Option {
  const option = new Option(flags, description);
  return flags.startsWith('--keep') ? option.argParser(readCount) : option;
}

function readCount(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number.');
}

function usageOf(command: Command): string {
  const shape = commandShapes.find(({ name }) => name === command.name());
  return `npm run release -- ${shape ? usageOfShape(shape) : '<command>'} [options]`;
}

function subcommandTerm(command: Command): string {
  const shape = commandShapes.find(({ name }) => name === command.name());
  return shape ? usageOfShape(shape) : 'help [command]';
}
