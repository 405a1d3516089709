import { type CompletionShell, completionScript, completionShells } from '@paw/node/cli/completionScript.ts';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { CommandDefinition } from './CommandDefinition.ts';
import { commandDefinitions } from './commandDefinitions.ts';
import type { CommandOptions } from './releaseCommand.ts';
import { roles } from '../access/roles.ts';

export type Run = (definition: CommandDefinition, args: string[], options: CommandOptions) => Promise<void>;

/** Builds the command line from the definitions. Parsing throws CommanderError, which usageProblem.ts explains. */
export function createProgram(version: string, run: Run, write: (text: string) => void): Command {
  const program = new Command('npm run release --')
    .description('Publish, activate and roll back releases of the remotes, one at a time or several at once.')
    .version(version, '-V, --version', "this tool's version")
    .helpOption('-h, --help', 'list the commands, or the options of one')
    .usage('<command>')
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {} })
    .configureHelp({ commandUsage: (command) => usageOf(command), subcommandTerm: subcommandTerm })
    .helpCommand('help [command]', 'show the options of a command');
  for (const definition of commandDefinitions) program.addCommand(createCommand(definition, run, write));
  program.addCommand(createCompletion(program, write));
  return program;
}

/** As it is typed, for the script that completes what follows it. */
const TYPED = 'npm run release --';

function createCompletion(program: Command, write: (text: string) => void): Command {
  const command = new Command('completion')
    .description(
      'print a script that completes commands and options: eval "$(npm run --silent release -- completion bash)"',
    )
    .helpOption('-h, --help', 'show this help')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {} })
    .addArgument(new Argument('<shell>').choices(completionShells))
    .option('--json', 'print one JSON object to stdout');
  return command.action((shell: CompletionShell) => {
    const script = completionScript(program, shell, TYPED);
    write(command.opts<CommandOptions>().json ? `${JSON.stringify({ shell, script }, null, 2)}\n` : script);
  });
}

/** For commands without --env, which read every environment. */
const defaultOptions: CommandOptions = { env: 'local' };

/** `activate <remote@release...>` */
export const usageFor = (definition: CommandDefinition) =>
  [definition.name, definition.arguments].filter(Boolean).join(' ');

function createCommand(definition: CommandDefinition, run: Run, write: (text: string) => void): Command {
  const command = new Command(definition.name)
    .description(definition.summary)
    .helpOption('-h, --help', 'show this help')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {} })
    .configureHelp({ commandUsage: (self) => usageOf(self) });
  if (definition.arguments) command.arguments(definition.arguments);
  for (const [flags, description] of definition.options) command.addOption(createOption(flags, description));
  if (definition.changes) command.option('--dry-run', 'print what would happen and change nothing');
  if (definition.hasEnvironment) command.option('--env <name>', 'environment', 'local');
  command.option(
    '--store <address>',
    'release store: a folder, or s3://bucket/prefix (default: $RELEASE_STORE, else $PAW_DATA/store, else .data/store)',
  );
  command.option('--registry <url>', 'registry to use instead of the store (default: $PAW_REGISTRY)');
  if (definition.changes) {
    command.addOption(
      createOption('--key <file>', 'key that signs (default: $PAW_KEY, else keys/manager.json in the data folder)'),
    );
  }
  if (definition.changes)
    command.option('--by <name>', "your name, which is not verified (default: Git's user name, else the system's)");
  command.option('--json', 'print one JSON object to stdout');
  return command.action(async () => run(definition, command.args, { ...defaultOptions, ...command.opts() }));
}

function createOption(flags: string, description: string): Option {
  const option = new Option(flags, description);
  if (flags.startsWith('--role')) return option.choices(roles);
  if (flags.startsWith('--remotes')) return option.argParser((text) => text.split(','));
  if (/<n>/.test(flags)) return option.argParser(readCount);
  return several.test(flags) ? option.argParser(collect) : option;
}

/** May be given several times. */
const several = /^--(key|root-key|manager|team|registry-key|shell-key|guard-key|two-keys|replace|add|since) /;

const collect = (value: string, before: string[] | undefined) => [...(before ?? []), value];

function readCount(text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number.');
}

function usageOf(command: Command): string {
  const definition = commandDefinitions.find(({ name }) => name === command.name());
  return `npm run release -- ${definition ? usageFor(definition) : '<command>'} [options]`;
}

function subcommandTerm(command: Command): string {
  const definition = commandDefinitions.find(({ name }) => name === command.name());
  return definition ? usageFor(definition) : 'help [command]';
}
