import { parseArgs } from 'node:util';
import { CliProblem } from './CliProblem.ts';
import {
  type CommandShape,
  commonOptions,
  describeAll,
  describeOne,
  type ShopCommandName,
  shopCommands,
} from './shopCommands.ts';

export interface ShopLine {
  command: ShopCommandName;
  words: string[];
  /** A switch that was given is 'yes'. */
  options: Record<string, string | undefined>;
  /** Of `--line`, which may come several times. */
  lines: string[];
  json: boolean;
}

/**
 * What was typed, or the help that was asked for.
 * @throws CliProblem `usage` with a sentence that names the fix
 */
export function readShopLine(argv: readonly string[]): ShopLine | { help: string } {
  const [typed = '', ...rest] = argv;
  if (['', '--help', '-h', 'help'].includes(typed)) return { help: describeAll() };
  if (!Object.hasOwn(shopCommands, typed)) {
    const wrong = typed.startsWith('-') ? 'The command comes before its options' : `There is no command "${typed}"`;
    throw new CliProblem('usage', `${wrong}: use ${Object.keys(shopCommands).join(', ')}.`);
  }
  const command = typed as ShopCommandName;
  const shape: CommandShape = shopCommands[command];
  const { values, positionals } = readArguments(command, shape, rest);
  if (values.help) return { help: describeOne(shape) };
  const [fewest, most] = shape.words;
  if (positionals.length < fewest || positionals.length > most) {
    const wrong = positionals.length < fewest ? 'An argument is missing' : `Unexpected argument "${positionals[most]}"`;
    throw new CliProblem('usage', `${wrong}: write "npm run shop -- ${shape.usage}".`);
  }
  const { json, line, help: __help, ...others } = values as Record<string, string | string[] | boolean | undefined>;
  const empty = Object.entries(others).find(([, value]) => typeof value === 'string' && !value.trim());
  if (empty) throw new CliProblem('usage', `--${empty[0]} needs a value.`);
  return {
    command,
    words: positionals,
    options: Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, value === true ? 'yes' : value]),
    ) as ShopLine['options'],
    lines: (line as string[] | undefined) ?? [],
    json: json === true,
  };
}

function readArguments(command: ShopCommandName, shape: CommandShape, args: string[]) {
  try {
    return parseArgs({ args, options: { ...commonOptions, ...shape.options }, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const option = message.match(/'-{1,2}[^' ]*/)?.[0].slice(1) ?? '';
    const wrong = code.endsWith('UNKNOWN_OPTION') ? `Unknown option ${option}` : `${option} can’t be used that way`;
    throw new CliProblem('usage', `${wrong}: "npm run shop -- ${command} --help" lists the options.`);
  }
}

/** A whole number as it was typed. @throws CliProblem */
export function readCount(text: string | undefined, option: string, least = 0): number | undefined {
  if (text === undefined) return undefined;
  const count = /^[+-]?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (count >= least) return count;
  throw new CliProblem(
    'usage',
    `${option} ${text}: give a whole number${least > -Infinity ? `, ${least} or more` : ''}.`,
  );
}

/** Cents of dollars as they were typed: 12, 12.5, $12.50. @throws CliProblem */
export function readAmount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, dollars, cents = ''] = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const amount = dollars === undefined ? 0 : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  if (amount > 0) return amount;
  throw new CliProblem('usage', `--amount ${text}: give dollars, such as 12.50.`);
}

/** Lines as people count them, from 1: "2" or "2x3". @throws CliProblem */
export function readLines(texts: readonly string[]): { position: number; quantity: number }[] | undefined {
  if (!texts.length) return undefined;
  return texts.map((text) => {
    const [, line, units = '1'] = /^(\d{1,3})(?:x(\d{1,3}))?$/.exec(text.trim()) ?? [];
    if (Number(line) > 0 && Number(units) > 0) return { position: Number(line) - 1, quantity: Number(units) };
    throw new CliProblem('usage', `--line ${text}: give the line's number, or 2x3 for three units of line 2.`);
  });
}
