import { readUntil } from './freeze.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { CommandOptions, CommandResult } from './releaseCommand.ts';
import type { RegistryClient } from '../client/RegistryClient.ts';

/** A change waits for shells: as long as the slowest of them may take. ms */
const TIMEOUT = 75_000;
/** For an answer that takes no work. ms */
const PROBE_TIMEOUT = 3_000;

/** What a registry says of a change. */
export interface ChangeAnswer {
  text: string;
  lines: string[];
  data: object;
}

interface Request {
  env: string;
  args: readonly string[];
  options: CommandOptions;
  startedAt: Date;
  print: (text: string) => void;
}

/** What the arguments of each command are named in its call, and the call's path where it differs from the command. */
const calls: Record<string, { args?: string; path?: string; method?: 'DELETE' }> = {
  activate: { args: 'releases' },
  rollback: { args: 'remotes' },
  deactivate: { args: 'remotes' },
  freeze: {},
  unfreeze: {},
  preview: { args: 'releases', path: 'previews' },
  'end-preview': { path: 'previews', method: 'DELETE' },
};

/** Commands that a registry carries out; all others read through it. */
export const isChange = (command: string) => Object.hasOwn(calls, command);

/** Has the registry plan, check and write a change, and prints what it says. @throws ReleaseProblem with its words */
export async function changeThroughRegistry(
  client: RegistryClient,
  command: string,
  { env, args, options, startedAt, print }: Request,
): Promise<CommandResult> {
  const { reason, force, allowLoss, recall, to, toSet, at, all, newEnv, dryRun, until, shop, for: time } = options;
  if (options.browser) {
    throw new ReleaseProblem(
      'usage',
      '--browser opens pages of the store from here, which does not go through a registry: add --store <address>, or leave it out.',
    );
  }
  if (command === 'freeze') readUntil(until, startedAt.toISOString());
  const { args: named, path: part = command, method = 'POST' } = calls[command] ?? {};
  const body = {
    ...(named && { [named]: args }),
    reason,
    force,
    allowLoss,
    recall,
    to,
    toSet,
    at,
    all,
    newEnv,
    dryRun,
    until,
    shop,
    for: time,
  };
  const one = method === 'DELETE' ? `/${encodeURIComponent(args[0] ?? '')}` : '';
  const path = `/v1/environments/${encodeURIComponent(env)}/${part}${one}`;
  return sendChange(client, { method, path, body, options, startedAt, print });
}

interface Call extends Pick<Request, 'options' | 'startedAt' | 'print'> {
  method: 'POST' | 'DELETE';
  path: string;
  /** Without what is undefined. */
  body: object;
  signal?: AbortSignal;
}

/** Sends a change, and prints what the registry says of it. @throws ReleaseProblem with its words */
export async function sendChange(
  client: RegistryClient,
  { method, path, body, options, startedAt, print, signal }: Call,
): Promise<CommandResult> {
  const offline = options.shell === false;
  const startedMsAgo = Math.min(60_000, Math.max(0, Math.round(Date.now() - startedAt.getTime())));
  const all = Object.entries({ ...body, offline, startedMsAgo });
  const set = Object.fromEntries(all.filter(([, value]) => value !== undefined));
  // A registry that hangs is noticed before it is sent a change, instead of after the time that shells may take.
  await client.json('/healthz', { timeout: PROBE_TIMEOUT });
  const { lines, text, data } = await client.json<ChangeAnswer>(path, {
    method,
    body: set,
    timeout: TIMEOUT,
    ...(signal && { signal }),
  });
  for (const line of lines) print(line);
  return { text, data };
}
