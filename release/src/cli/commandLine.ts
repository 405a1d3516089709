import { parseArgs } from 'node:util';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type CommandName, type CommandShape, commands, commonOptions, describeAll, describeOne } from './commands.ts';

export interface CommandLine {
  command: CommandName;
  words: string[];
  options: {
    env: string;
    store?: string;
    by?: string;
    json?: boolean;
    from?: string;
    'no-build'?: boolean;
    to?: string;
    reason?: string;
    force?: boolean;
    'allow-loss'?: boolean;
  };
}

/**
 * What was typed, or the help that was asked for.
 * @throws ReleaseProblem `usage` with a sentence that names the fix.
 */
export function parseCommandLine(argv: readonly string[]): CommandLine | { help: string } {
  const [typed = '', ...rest] = argv;
  if (['', '--help', '-h', 'help'].includes(typed)) return { help: describeAll() };
  if (!Object.hasOwn(commands, typed)) {
    const wrong = typed.startsWith('-') ? 'The command comes before its options' : `There is no command "${typed}"`;
    throw new ReleaseProblem('usage', `${wrong}: use ${listWords(Object.keys(commands))}.`);
  }
  const command = typed as CommandName;
  const shape: CommandShape = commands[command];
  const { values, positionals } = readArguments(command, shape, rest);
  if (values.help) return { help: describeOne(shape) };
  const [fewest, most] = shape.words;
  if (positionals.length < fewest || positionals.length > most) {
    const wrong = positionals.length < fewest ? 'Something is missing' : `Unexpected argument "${positionals[most]}"`;
    throw new ReleaseProblem('usage', `${wrong}: write "npm run release -- ${shape.usage}".`);
  }
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) throw new ReleaseProblem('usage', `--${empty[0]} needs a value.`);
  if (values.force && !values.reason) {
    throw new ReleaseProblem('usage', '--force needs a reason: add --reason "<why>".');
  }
  return { command, words: positionals, options: { ...values, env: String(values.env ?? 'local') } };
}

function readArguments(command: CommandName, shape: CommandShape, args: string[]) {
  try {
    return parseArgs({ args, options: { ...commonOptions, ...shape.options }, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const option = message.match(/'-{1,2}[^' ]*/)?.[0].slice(1) ?? '';
    const wrong = code.endsWith('UNKNOWN_OPTION')
      ? `There is no option ${option} here`
      : `${option} is not used this way`;
    throw new ReleaseProblem('usage', `${wrong}: "npm run release -- ${command} --help" shows what there is.`);
  }
}

function listWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
