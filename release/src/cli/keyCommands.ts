import type { CommandDefinition } from './CommandDefinition.ts';

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

/** Commands about who signs what. */
export const keyCommands: CommandDefinition[] = [
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
