import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { CommanderError } from 'commander';
import { CliProblem } from './CliProblem.ts';
import type { CommandShape } from './CommandShape.ts';
import { commandShapes, findShapes, usageOf } from './commandShapes.ts';
import { typed } from './createProgram.ts';

const commandNames = [...commandShapes.map(({ name }) => name), 'completion', 'help'];

/** What commander refused, as a sentence that names the fix. `argv` as typed, the command first. */
export function usageProblem({ code, message }: CommanderError, argv: readonly string[]): CliProblem {
  const [first = ''] = argv;
  if (!commandNames.includes(first)) {
    const wrong = first.startsWith('-')
      ? 'The command comes before its options.'
      : `There is no command "${first}".${didYouMean(first, commandNames)}`;
    return new CliProblem('usage', `${wrong} Use ${commandNames.join(', ')}.`);
  }
  const shapes = findShapes(argv);
  const usage = first === 'completion' ? 'completion <bash|zsh>' : usageOf(shapes);
  const [, flag = '', value = ''] = /option '(-[\w-]+)[^']*'(?: argument '(.*)' is invalid)?/.exec(message) ?? [];
  switch (code) {
    case 'commander.help':
    case 'commander.missingArgument':
      return new CliProblem('usage', `An argument is missing: write "${typed} ${usage}".`);
    case 'commander.unknownCommand':
    case 'commander.excessArguments':
      return unknownWord(argv, shapes, usage);
    case 'commander.optionMissingArgument':
      return new CliProblem('usage', `${flag} needs a value.`);
    case 'commander.invalidArgument': {
      const [, choices] = /Allowed choices are (.*)\.$/.exec(message) ?? [];
      return new CliProblem('usage', `${flag ? `${flag} ${value}` : usage}: use ${choices ?? 'another value'}.`);
    }
    default:
      return unknownOption(message, shapes);
  }
}

/** Words that are too many are often a misspelled command of a command. */
function unknownWord(argv: readonly string[], shapes: readonly CommandShape[], usage: string): CliProblem {
  const names = (shapes.at(-1)?.commands ?? []).map(({ name }) => name);
  const word = argv[shapes.length] ?? '';
  if (names.length === 0) return new CliProblem('usage', `Too many arguments: write "${typed} ${usage}".`);
  const wrong = `There is no command "${word}" of ${shapes.at(-1)?.name}.${didYouMean(word, names)}`;
  return new CliProblem('usage', `${wrong} Use ${names.join(', ')}.`);
}

function unknownOption(message: string, shapes: readonly CommandShape[]): CliProblem {
  const flag = /'(-[^'= ]*)/.exec(message)?.[1] ?? '';
  const shape = shapes.at(-1);
  const own = (shape?.options ?? []).map(({ flags }) => flags.split(' ')[0] ?? '');
  const flags = [...own, ...(shape?.changes ? ['--dry-run'] : []), '--shop', '--json', '--help'];
  const name = shapes.map((each) => each.name).join(' ');
  const help = `"${typed} ${name} --help" lists the options.`;
  return new CliProblem('usage', `${name} has no option ${flag}.${didYouMean(flag, flags)} ${help}`);
}

/**
 * What commander does not look at: an empty value, and the next option taken for a value.
 * @throws CliProblem `usage`
 */
export function checkValues(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (typeof value === 'string' && (!value.trim() || /^--./.test(value))) {
      throw new CliProblem('usage', `${flag} needs a value.`);
    }
  }
}
