import type { ReleaseCommand } from './releaseCommand.ts';

/** One command: its arguments, options, help text, and the module that runs it. */
export interface CommandDefinition {
  name: string;
  /** In commander's notation: `<one>`, `[optional]`, `<several...>`. */
  arguments: string;
  summary: string;
  /** Flags and their descriptions; a flag `--no-x` sets x to false. */
  options: [flags: string, description: string][];
  /** Accepts --env. */
  hasEnvironment: boolean;
  /** Changes the store, so it accepts --by and --dry-run. */
  changes: boolean;
  /** Imported on demand, so a rollback does not wait for the code that builds. */
  load: () => Promise<ReleaseCommand>;
}

const reason: [string, string] = ['--reason <text>', 'why; `history` shows it'];
const force: [string, string] = ['--force', 'activate an abandoned release (needs --reason)'];
const allowLoss: [string, string] = ['--allow-loss', 'allow the shop to lose a page of the specification'];
const offline: [string, string][] = [
  ['--no-shell', 'write the entry even if no shell is running; it goes live at the next start'],
  ['--new-env', 'create the environment'],
];
const decision = [reason, force, allowLoss, ...offline];

/** Commands that change nothing. */
const readOnly: Pick<CommandDefinition, 'options' | 'hasEnvironment' | 'changes'> = {
  options: [],
  hasEnvironment: true,
  changes: false,
};

const rootOptions: [string, string][] = [
  ['--root-key <file>', 'init, rotate, revoke: a key that signs roots; its public part, if its owner signs elsewhere'],
  ['--threshold <n>', 'init: signatures that the next root takes (default: 1)'],
  ['--manager <file>', 'init: who may publish, activate and roll back everything'],
  ['--team <remote=file>', 'init: who may publish this remote, and roll it back'],
  ['--registry-key <file>', 'init: the key of the registry'],
  ['--shell-key <file>', 'init: the key of the shells'],
  ['--guard-key <file>', 'init: the key of the guard, which only rolls back'],
  ['--two-keys <env>', 'init, rotate: it takes two keys to make something live there; one still rolls back'],
  ['--replace <name=file>', 'rotate: another key in the place of this one'],
  ['--add <role=file>', 'rotate: a key for manager, root, registry, shell, guard, or a remote'],
  ['--since <env=n>', "revoke: the first entry that it may no longer sign (default: each log's next)"],
  ['--root <file>', 'init, rotate: put the root in this file into the store, which all have signed'],
  ['--out <file>', 'make: where the key goes; init, rotate, revoke: the root as a file for the others to sign'],
];

export const commandDefinitions: CommandDefinition[] = [
  {
    name: 'publish',
    arguments: '<remote>',
    summary: 'build a remote and store the release; nothing goes live',
    options: [
      ['--from <folder>', 'folder of the remote (default: remote-<name> in this repository)'],
      ['--no-build', 'publish the contents of its dist/release'],
    ],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./publish.ts')).publish,
  },
  {
    name: 'activate',
    arguments: '<remote@release...>',
    summary: 'make releases live, all in one entry; @latest is the newest',
    options: [['--browser', 'first open every example page in a headless browser; needs a running shop'], ...decision],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./activate.ts')).activate,
  },
  {
    name: 'rollback',
    arguments: '[remote...]',
    summary:
      'go back to the release before the live one (or before <remote>@<release>, if that is live) and abandon it',
    options: [
      ['--to <release>', 'go back to this release instead (one remote only)'],
      ['--to-set <id>', 'go back to the releases of this set'],
      ['--at <time>', 'go back to the releases that were live at this time: "2026-11-23 21:05Z", or 30m, 2h, 1d ago'],
      ['--all', 'every remote; needs --to-set or --at'],
      [
        '--recall',
        'stop serving the files of the abandoned release, even one that is no longer live; open tabs change at once',
      ],
      ...decision,
    ],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./rollback.ts')).rollback,
  },
  {
    name: 'deactivate',
    arguments: '<remote...>',
    summary: "take a remote out of the shop; the only way to undo a remote's first release",
    options: [reason, allowLoss, ...offline],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./deactivate.ts')).deactivate,
  },
  {
    name: 'freeze',
    arguments: '',
    summary: 'refuse forward changes for some time; rollbacks stay possible',
    options: [['--until <time>', 'end of the freeze: "2026-12-01 06:00Z", or 30m, 2h, 1d from now'], reason],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./freeze.ts')).freeze,
  },
  {
    name: 'unfreeze',
    arguments: '',
    summary: 'end a freeze before its time',
    options: [reason],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./freeze.ts')).unfreeze,
  },
  {
    name: 'preview',
    arguments: '<remote@release...>',
    summary: 'show published releases under a secret address for some time; nothing goes live',
    options: [
      ['--for <time>', 'how long: 30m, or 24h at most (default: 2h)'],
      ['--shop <url>', 'the only address that shows it, as in https://shop.example (default: any of a running shell)'],
      reason,
      ['--force', 'show an abandoned release (needs --reason)'],
    ],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./preview.ts')).preview,
  },
  {
    ...readOnly,
    name: 'previews',
    arguments: '',
    summary: 'list open previews',
    load: async () => (await import('./preview.ts')).previews,
  },
  {
    name: 'end-preview',
    arguments: '<id>',
    summary: 'end a preview before its time',
    options: [reason],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./preview.ts')).endPreview,
  },
  {
    ...readOnly,
    name: 'status',
    arguments: '',
    summary: 'show the live releases, the rollback targets and the running shells',
    load: async () => (await import('./status.ts')).status,
  },
  {
    ...readOnly,
    name: 'history',
    arguments: '[remote]',
    summary: 'show who changed what and when, newest first',
    load: async () => (await import('./history.ts')).history,
  },
  {
    ...readOnly,
    name: 'list',
    arguments: '[remote]',
    summary: 'list published releases, newest first',
    load: async () => (await import('./list.ts')).list,
  },
  {
    ...readOnly,
    name: 'show',
    arguments: '<remote@release>',
    summary: 'show who published a release, its revision, size, routes and slots',
    load: async () => (await import('./show.ts')).show,
  },
  {
    ...readOnly,
    name: 'diff',
    arguments: '<remote@release> [other]',
    summary: 'compare a release with the live one or with another',
    load: async () => (await import('./diff.ts')).diff,
  },
  {
    ...readOnly,
    name: 'verify',
    arguments: '[remote@release...]',
    summary: 'check every file of the live releases and the rollback targets, or of the named releases',
    options: [['--all', 'check every published release']],
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'gc',
    arguments: '',
    summary:
      'remove releases that are neither live nor a rollback target, nor run by an open tab, nor shown by a preview',
    options: [
      ['--keep <n>', 'the newest n of each remote, and n steps of a rollback (default: 30 days, and every step)'],
    ],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./gc.ts')).gc,
  },
  {
    ...readOnly,
    name: 'login',
    arguments: '',
    summary: 'sign in to a registry with a browser and keep a token for 12 hours',
    hasEnvironment: false,
    load: async () => (await import('./login.ts')).login,
  },
  {
    ...readOnly,
    name: 'link',
    arguments: '',
    summary: 'print a link that signs one person in to the registry, once, as an admin (needs the store)',
    hasEnvironment: false,
    load: async () => (await import('./link.ts')).link,
  },
  {
    ...readOnly,
    name: 'tokens',
    arguments: '',
    summary: "list the registry's tokens",
    hasEnvironment: false,
    load: async () => (await import('./tokens.ts')).tokens,
  },
  {
    name: 'issue-token',
    arguments: '<name>',
    summary: 'create a token for a program or a person; its text is printed once',
    options: [
      ['--role <role>', 'viewer, team, releaser, guard or admin'],
      ['--remotes <names>', 'remotes of a team, as in cart,catalog; * for all'],
      ['--days <n>', 'days until it expires (default: 90)'],
    ],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./tokens.ts')).issue,
  },
  {
    name: 'end-token',
    arguments: '<id>',
    summary: 'end a token at once',
    options: [],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./tokens.ts')).end,
  },
  {
    name: 'approve',
    arguments: '[proposal]',
    summary:
      'add the second signature to what a colleague has proposed; `latest` is the newest; without one, list them',
    options: [],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./approve.ts')).approve,
  },
  {
    name: 'keys',
    arguments: '<make|list|init|rotate|revoke|sign> [words...]',
    summary: 'who may publish, activate and roll back: make keys, and say what each may do',
    options: rootOptions,
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./keys.ts')).keys,
  },
];
