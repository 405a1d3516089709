import type { CommanderError } from 'commander';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { commandDefinitions } from './commandDefinitions.ts';
import { roles } from '../access/roles.ts';
import { usageFor } from './createProgram.ts';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import type { CommandOptions } from './releaseCommand.ts';

const names = [...commandDefinitions.map(({ name }) => name), 'completion'];

/** Turns commander's error into a sentence that names the fix. @param argv as typed, the command first */
export function usageProblem({ code, message }: CommanderError, argv: readonly string[]): ReleaseProblem {
  const [typed = ''] = argv;
  const definition = commandDefinitions.find(({ name }) => name === typed);
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? '';
  if (typed === 'completion') return new ReleaseProblem('usage', 'Write "npm run release -- completion bash", or zsh.');
  if (!definition) {
    const wrong = typed.startsWith('-')
      ? 'Put the command before its options.'
      : `There is no command "${typed}".${didYouMean(typed, names)}`;
    return new ReleaseProblem('usage', `${wrong} Use ${joinWithOr(names)}.`);
  }
  const usage = `"npm run release -- ${usageFor(definition)}"`;
  const flag = quoted.split(/[ =]/)[0] ?? '';
  switch (code) {
    case 'commander.missingArgument':
      return new ReleaseProblem('usage', `An argument is missing: write ${usage}.`);
    case 'commander.excessArguments':
      return new ReleaseProblem('usage', `Too many arguments: write ${usage}.`);
    case 'commander.optionMissingArgument':
      return new ReleaseProblem('usage', `${flag} needs a value: write ${quoted}.`);
    case 'commander.invalidArgument':
      if (flag === '--role') return new ReleaseProblem('usage', `--role takes one of ${roles.join(', ')}.`);
      return new ReleaseProblem('usage', `${flag} needs a whole number: write ${quoted.replace('<n>', '5')}.`);
    default:
      return unknownOption(definition.name, quoted);
  }
}

function unknownOption(command: string, typed: string): ReleaseProblem {
  const [flag = ''] = typed.split('=');
  const flags = flagsOf(command);
  if (typed.includes('=') && flags.includes(flag)) {
    return new ReleaseProblem('usage', `${flag} takes no value: write only ${flag}.`);
  }
  const help = `"npm run release -- ${command} --help" lists its options.`;
  return new ReleaseProblem('usage', `${command} has no option ${flag}.${didYouMean(flag, flags)} ${help}`);
}

function flagsOf(command: string): string[] {
  const definition = commandDefinitions.find(({ name }) => name === command);
  const own = (definition?.options ?? []).map(([flags]) => flags.split(' ')[0] ?? '');
  const environment = definition?.hasEnvironment ? ['--env'] : [];
  return [
    ...own,
    ...environment,
    ...(definition?.changes ? ['--dry-run', '--by', '--key'] : []),
    '--store',
    '--registry',
    '--json',
    '--help',
  ];
}

/**
 * Checks that commander does not make.
 * @throws ReleaseProblem `usage`
 */
export function checkOptions(options: CommandOptions): void {
  for (const [name, value] of Object.entries(options)) {
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    // Commander has taken the next flag as the value.
    if (value === '' || /^--./.test(String(value))) throw new ReleaseProblem('usage', `${flag} needs a value.`);
  }
  if (options.force && !options.reason) {
    throw new ReleaseProblem('usage', '--force needs a reason: add --reason "<why>".');
  }
  if (options.store !== undefined && options.registry !== undefined) {
    throw new ReleaseProblem('usage', 'Choose one: --registry, or --store when the registry is down.');
  }
}

function joinWithOr(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
