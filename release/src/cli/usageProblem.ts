import type { CommanderError } from 'commander';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { commandShapes } from './commandShapes.ts';
import { usageOfShape } from './createProgram.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { CommandOptions } from './releaseCommand.ts';

const names = commandShapes.map(({ name }) => name);

/** What commander refused, as a sentence that names the fix. `argv` as typed, the command first. */
export function usageProblem({ code, message }: CommanderError, argv: readonly string[]): ReleaseProblem {
  const [typed = ''] = argv;
  const shape = commandShapes.find(({ name }) => name === typed);
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? '';
  if (!shape) {
    const wrong = typed.startsWith('-')
      ? 'The command comes before its options.'
      : `There is no command "${typed}".${didYouMean(typed, names)}`;
    return new ReleaseProblem('usage', `${wrong} Use ${listWords(names)}.`);
  }
  const usage = `"npm run release -- ${usageOfShape(shape)}"`;
  const flag = quoted.split(/[ =]/)[0] ?? '';
  switch (code) {
    case 'commander.missingArgument':
      return new ReleaseProblem('usage', `Something is missing: write ${usage}.`);
    case 'commander.excessArguments':
      return new ReleaseProblem('usage', `Too many arguments: write ${usage}.`);
    case 'commander.optionMissingArgument':
      return new ReleaseProblem('usage', `${flag} needs a value: write ${quoted}.`);
    case 'commander.invalidArgument':
      return new ReleaseProblem('usage', `${flag} needs a whole number: write ${quoted.replace('<n>', '5')}.`);
    default:
      return unknownOption(shape.name, quoted);
  }
}

function unknownOption(command: string, typed: string): ReleaseProblem {
  const [flag = ''] = typed.split('=');
  const flags = flagsOf(command);
  if (typed.includes('=') && flags.includes(flag)) {
    return new ReleaseProblem('usage', `${flag} takes no value: write ${flag} alone.`);
  }
  const help = `"npm run release -- ${command} --help" lists its options.`;
  return new ReleaseProblem('usage', `${command} has no option ${flag}.${didYouMean(flag, flags)} ${help}`);
}

function flagsOf(command: string): string[] {
  const shape = commandShapes.find(({ name }) => name === command);
  const own = (shape?.options ?? []).map(([flags]) => flags.split(' ')[0] ?? '');
  const environment = shape?.hasEnvironment ? ['--env'] : [];
  return [...own, ...environment, ...(shape?.changes ? ['--dry-run', '--by'] : []), '--store', '--json', '--help'];
}

/**
 * What commander does not look at.
 * @throws ReleaseProblem `usage`
 */
export function checkOptions(options: CommandOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    // The next flag was taken for the value.
    if (value === '' || /^--./.test(String(value))) throw new ReleaseProblem('usage', `${flag} needs a value.`);
  }
  if (options.force && !options.reason) {
    throw new ReleaseProblem('usage', '--force needs a reason: add --reason "<why>".');
  }
}

function listWords(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
