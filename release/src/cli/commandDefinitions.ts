import { type CommandDefinition, readOnly } from './CommandDefinition.ts';
import { keyCommands } from './keyCommands.ts';
import { registryCommands } from './registryCommands.ts';

const reason: [string, string] = ['--reason <text>', 'why; `history` shows it'];
const force: [string, string] = ['--force', 'activate an abandoned release (needs --reason)'];
const allowLoss: [string, string] = ['--allow-loss', 'allow the shop to lose a page of the specification'];
const offline: [string, string] = [
  '--no-shell',
  'write the entry even if no shell is running; it goes live at the next start',
];
const newEnv: [string, string] = [
  '--new-env',
  'create the environment that --env names; without this, one that does not exist is taken for a typing error',
];
const decision = [reason, force, allowLoss, offline];

/** Every command, in the order of the help text. */
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
    options: [
      ['--browser', 'first open every example page in a headless browser; needs a running shop'],
      ...decision,
      newEnv,
    ],
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
    options: [reason, allowLoss, offline],
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
    name: 'canary',
    arguments: '<remote@release|step|stop|promote|status> [remote]',
    summary:
      'show a published release to a growing share of the visitors; move, end or activate it; say what is known of it',
    options: [
      ['--steps <shares>', 'percent of the visitors, step by step (default: 1,10,50,100)'],
      ['--hold <time>', 'each step lasts at least so long: 10s, 10m, or 7d at most (default: 10m)'],
      ['--to <share>', 'step: go to this share of the plan, up or down (default: the next)'],
      ['--abandon', 'stop: abandon the release, too, even of a canary that is over (needs --reason)'],
      reason,
      ['--force', 'begin, promote: take an abandoned release all the same (needs --reason)'],
      ['--allow-loss', 'begin, promote: allow the shop to lose a page of the specification'],
      ['--no-shell', 'promote: write the entry even if no shell is running; it goes live at the next start'],
    ],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./canary.ts')).canary,
  },
  {
    name: 'shadow',
    arguments: '<remote@release...>',
    summary:
      'render releases beside the live ones, for no one to see, and report what differs; also: shadow list, shadow report <id>, shadow end <id>',
    options: [
      ['--for <time>', 'how long: 30s, 5m, or 24h at most (default: 5m); Ctrl-C ends it'],
      ['--detach', 'do not wait for its end: `shadow report` prints the report later'],
      reason,
      ['--force', 'render an abandoned release (needs --reason)'],
    ],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./shadow.ts')).shadow,
  },
  {
    name: 'bisect',
    arguments: '',
    summary:
      'find the change between a good and a bad moment that made the shop bad, by previews of the sets in between',
    options: [
      ['--good <moment>', 'when it was good: a time ("2026-11-23 21:05Z", or 2h ago), an entry, or a set of `history`'],
      ['--bad <moment>', 'when it was bad, in the same ways'],
      [
        '--run <command>',
        'judge each preview by a command, which gets PREVIEW_URL and PREVIEW_COOKIE: exit code 0 is good, 125 skip, others bad (default: ask)',
      ],
      ['--for <time>', 'how long each preview stays open at most: 30m, or 24h (default: 2h)'],
      ['--shop <url>', 'the only address that shows the previews (default: any of a running shell)'],
    ],
    hasEnvironment: true,
    changes: true,
    load: async () => (await import('./bisect.ts')).bisect,
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
    name: 'hurt',
    arguments: '[remote]',
    summary: 'show what visitors met: kinds of failures with route, release and who made it live (needs a registry)',
    options: [['--range <time>', 'how far to look back: 2h, day, week or month (default: week)']],
    load: async () => (await import('./hurt.ts')).hurt,
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
  ...registryCommands,
  ...keyCommands,
];
