import type { ReleaseCommand } from './releaseCommand.ts';

/** One definition of a command: its words, its options, its help, and where its code is. */
export interface CommandShape {
  name: string;
  /** In commander's notation: `<one>`, `[optional]`, `<several...>`. */
  arguments: string;
  summary: string;
  /** Flags and what they mean; a flag `--no-x` sets x to false. */
  options: [flags: string, description: string][];
  /** It takes --env. */
  hasEnvironment: boolean;
  /** It changes the store, so it takes --by and --dry-run. */
  changes: boolean;
  /** Each loads only what it needs: a rollback should not wait for the code that builds. */
  load: () => Promise<ReleaseCommand>;
}

const reason: [string, string] = ['--reason <text>', 'why; shown by history'];
const force: [string, string] = ['--force', 'take an abandoned release all the same (needs --reason)'];
const allowLoss: [string, string] = ['--allow-loss', 'the shop may lose a page of the specification'];
const offline: [string, string][] = [
  ['--no-shell', 'write it although no shell is running: it goes live at the next start'],
  ['--new-env', 'the environment does not exist yet: begin it'],
];
const decision = [reason, force, allowLoss, ...offline];

/** Of commands that only look. */
const looks: Pick<CommandShape, 'options' | 'hasEnvironment' | 'changes'> = {
  options: [],
  hasEnvironment: true,
  changes: false,
};

export const commandShapes: CommandShape[] = [
  {
    name: 'publish',
    arguments: '<remote>',
    summary: 'build a remote and put the release into the store; nothing goes live',
    options: [
      ['--from <folder>', 'the remote (default: remote-<name> of this repository)'],
      ['--no-build', 'publish what its dist/release holds'],
    ],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./publish.ts')).publish,
  },
  {
    name: 'activate',
    arguments: '<remote@release...>',
    summary: 'make releases live, several in one entry; @latest is the newest',
    options: [['--browser', 'first open every example in a headless browser; needs a running shop'], ...decision],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./activate.ts')).activate,
  },
  {
    name: 'rollback',
    arguments: '[remote...]',
    summary: 'leave what is live (or <remote>@<release>, if that is live) for the release before it, and abandon it',
    options: [
      ['--to <release>', 'go to this release, not to the one before (one remote)'],
      ['--to-set <id>', 'go to what was live in this release set'],
      ['--at <time>', 'go to what was live then: "2026-11-23 21:05Z", or 30m, 2h, 1d ago'],
      ['--all', 'every remote; with --to-set or --at'],
      ['--recall', 'no longer serve the files of what is left, now or earlier; open tabs change at once'],
      ...decision,
    ],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./rollback.ts')).rollback,
  },
  {
    name: 'deactivate',
    arguments: '<remote...>',
    summary: "make no release of a remote live: how a remote's first release is taken back",
    options: [reason, allowLoss, ...offline],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./deactivate.ts')).deactivate,
  },
  {
    ...looks,
    name: 'status',
    arguments: '',
    summary: 'what is live, where a rollback goes, and which shells run',
    load: async () => (await import('./status.ts')).status,
  },
  {
    ...looks,
    name: 'history',
    arguments: '[remote]',
    summary: 'who did what and when, newest first',
    load: async () => (await import('./history.ts')).history,
  },
  {
    ...looks,
    name: 'list',
    arguments: '[remote]',
    summary: 'the published releases, newest first',
    load: async () => (await import('./list.ts')).list,
  },
  {
    ...looks,
    name: 'show',
    arguments: '<remote@release>',
    summary: 'who published a release, from what, its size, routes and slots',
    load: async () => (await import('./show.ts')).show,
  },
  {
    ...looks,
    name: 'diff',
    arguments: '<remote@release> [other]',
    summary: 'what a release changes, compared with the live one or with another',
    load: async () => (await import('./diff.ts')).diff,
  },
  {
    ...looks,
    name: 'verify',
    arguments: '[remote@release...]',
    summary: 'read every file of what is live and of what a rollback would go to, or of the releases named',
    options: [['--all', 'every published release']],
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'gc',
    arguments: '',
    summary: 'remove releases that nothing needs any more, and leftovers of interrupted commands',
    options: [['--keep <n>', 'keep the newest n of each remote, and the last n that were live (default: 30 days)']],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./gc.ts')).gc,
  },
];
