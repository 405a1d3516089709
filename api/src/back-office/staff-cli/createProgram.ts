import { type CompletionShell, completionScript, completionShells } from '@paw/node/cli/completionScript.ts';
import { Argument, Command, Option } from 'commander';
import type { CommandOptions, CommandShape, OptionShape } from './CommandShape.ts';
import { commandShapes } from './commandShapes.ts';

export const typed = 'npm run shop --';

interface Actions {
  /** Runs a shape that does something. */
  run: (shape: CommandShape, words: string[], options: CommandOptions) => Promise<void>;
  /** Prints what needs no store: the help and the completion script. */
  write: (text: string) => void;
}

const address = 'address of the staff port (default: $STAFF_URL, else the one that npm start opened)';

const notes = `
Your key is $STAFF_KEY. Until a person may give keys, the one that npm start created ($PAW_DATA/staff-key) works too.
Exit codes: 0 = done, 1 = refused by the store, 2 = invalid arguments, 3 = no store or wrong key.`;

/** The command line, built from the shapes. It throws CommanderError, see usageProblem.ts. */
export function createProgram({ run, write }: Actions): Command {
  const create = (shape: CommandShape): Command => {
    const command = configure(new Command(shape.name), write).description(shape.summary);
    if (shape.arguments) command.arguments(shape.arguments);
    for (const option of shape.options ?? []) command.addOption(createOption(option));
    if (shape.changes) command.option('--dry-run', 'say what would change, and change nothing');
    if (!shape.runHere) command.option('--shop <address>', address);
    command.option('--json', 'print one JSON object');
    if (shape.run ?? shape.runHere) command.action(() => run(shape, command.args, command.opts<CommandOptions>()));
    for (const each of shape.commands ?? []) command.addCommand(create(each));
    return command;
  };
  const program = configure(new Command(typed), write)
    .description("What the shop's staff do: orders, stock, returns, reviews and messages.")
    .usage('<command>')
    .addHelpText('after', notes)
    .helpCommand('help [command]', 'what a command takes');
  for (const shape of commandShapes) program.addCommand(create(shape));
  return program.addCommand(createCompletion(program, write));
}

const configure = (command: Command, write: (text: string) => void): Command =>
  command
    .helpOption('-h, --help', 'what a command takes')
    .helpCommand(false)
    .allowExcessArguments(false)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: () => {} });

function createOption({ flags, description, choices, read, repeats }: OptionShape): Option {
  const option = new Option(flags, description);
  if (choices) option.choices(choices);
  if (read) option.argParser<unknown>((text, before) => (repeats ? [before ?? [], read(text)].flat() : read(text)));
  return option;
}

function createCompletion(program: Command, write: (text: string) => void): Command {
  const command = configure(new Command('completion'), write)
    .description(
      `print a script that completes commands and options: eval "$(npm run --silent shop -- completion bash)"`,
    )
    .addArgument(new Argument('<shell>').choices(completionShells))
    .option('--json', 'print one JSON object');
  return command.action((shell: CompletionShell) => {
    const script = completionScript(program, shell, typed);
    write(command.opts<CommandOptions>().json ? `${JSON.stringify({ shell, script }, null, 2)}\n` : script);
  });
}
