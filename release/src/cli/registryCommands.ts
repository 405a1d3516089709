import { type CommandDefinition, readOnly } from './CommandDefinition.ts';

const grant: [string, string][] = [
  ['--role <role>', 'viewer, shell, team, releaser, guard or admin'],
  ['--remotes <names>', 'remotes of a team, as in cart,catalog; * for all'],
];

/** Commands about who is let in to a registry. */
export const registryCommands: CommandDefinition[] = [
  {
    ...readOnly,
    name: 'login',
    arguments: '',
    summary: 'sign in to a registry with a browser and keep a token for 12 hours',
    hasEnvironment: false,
    load: async () => (await import('./login.ts')).login,
  },
  {
    name: 'link',
    arguments: '',
    summary: 'print a link that signs one person in to the registry, once, as an admin (needs the store)',
    options: [],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./link.ts')).link,
  },
  {
    ...readOnly,
    name: 'tokens',
    arguments: '',
    summary: "list the registry's tokens, and who is signed in",
    hasEnvironment: false,
    load: async () => (await import('./tokens.ts')).tokens,
  },
  {
    name: 'issue-token',
    arguments: '<name>',
    summary: 'create a token for a program or a person; its text is printed once',
    options: [...grant, ['--days <n>', 'days until it expires (default: 90)']],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./tokens.ts')).issue,
  },
  {
    name: 'end-token',
    arguments: '<id>',
    summary: 'end a token, or the session of someone who is signed in, at once',
    options: [],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./tokens.ts')).end,
  },
  {
    ...readOnly,
    name: 'people',
    arguments: '',
    summary: 'list who signs in to the registry as what',
    hasEnvironment: false,
    load: async () => (await import('./people.ts')).people,
  },
  {
    name: 'let-in',
    arguments: '<email>',
    summary: 'give a person a role in the registry, in the place of the one they have',
    options: grant,
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./people.ts')).letIn,
  },
  {
    name: 'let-out',
    arguments: '<email>',
    summary: "end a person's role in the registry at once",
    options: [],
    hasEnvironment: false,
    changes: true,
    load: async () => (await import('./people.ts')).letOut,
  },
];
