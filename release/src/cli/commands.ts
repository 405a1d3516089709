import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandShape {
  usage: string;
  summary: string;
  /** Fewest and most words after the command. */
  words: [number, number];
  options: Options;
  help: string[];
}

export const commonOptions: Options = {
  env: { type: 'string' },
  store: { type: 'string' },
  by: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

const commonHelp = [
  '--env <name>       environment (default: local)',
  '--store <folder>   release store (default: $PAW_DATA/store, else .data/store)',
  "--by <name>        who is doing this (default: git's user, else yours here)",
  '--json             one JSON object on stdout',
];

const forceHelp = [
  '--reason <text>    why; shown by history',
  '--force            take an abandoned release all the same (needs --reason)',
  '--allow-loss       the shop may lose a page of the specification',
];

const forceOptions: Options = {
  reason: { type: 'string' },
  force: { type: 'boolean' },
  'allow-loss': { type: 'boolean' },
};

export const commands = {
  publish: {
    usage: 'publish <remote>',
    summary: 'builds a remote and puts the release into the store; nothing goes live',
    words: [1, 1],
    options: { from: { type: 'string' }, 'no-build': { type: 'boolean' } },
    help: [
      '--from <folder>    the remote (default: remote-<name> of this repository)',
      '--no-build         publish what its dist/release holds',
    ],
  },
  activate: {
    usage: 'activate <remote>@<release>...',
    summary: 'makes releases live, several at once if need be; @latest is the newest',
    words: [1, 50],
    options: forceOptions,
    help: forceHelp,
  },
  rollback: {
    usage: 'rollback <remote>',
    summary: 'goes back to the release before and abandons the one it leaves',
    words: [1, 1],
    options: { to: { type: 'string' }, ...forceOptions },
    help: ['--to <release>     not the one before, but this one', ...forceHelp],
  },
  status: { usage: 'status', summary: 'what is live, and which shells run', words: [0, 0], options: {}, help: [] },
  history: {
    usage: 'history [<remote>]',
    summary: 'who did what and when, newest first',
    words: [0, 1],
    options: {},
    help: [],
  },
} satisfies Record<string, CommandShape>;

export type CommandName = keyof typeof commands;

export function describeAll(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(33)}${summary}`);
  return [
    'npm run release -- <command>',
    '',
    ...lines,
    '',
    ...indent(commonHelp),
    '  --help             what a command takes',
  ].join('\n');
}

export function describeOne(shape: CommandShape): string {
  const head = [`npm run release -- ${shape.usage}`, '', `  ${shape.summary}`, ''];
  return [...head, ...indent([...shape.help, ...commonHelp])].join('\n');
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
