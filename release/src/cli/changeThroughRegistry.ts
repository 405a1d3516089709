import type { CommandOptions, CommandResult } from './releaseCommand.ts';
import type { RegistryClient } from '../client/RegistryClient.ts';

/** A change waits for shells: as long as the slowest of them may take. ms */
const TIMEOUT = 75_000;

interface ChangeAnswer {
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

/** Which call each command is, and what its arguments are named there. */
const calls: Record<string, string> = {
  activate: 'releases',
  rollback: 'remotes',
  deactivate: 'remotes',
  freeze: '',
  unfreeze: '',
};

/** Commands that a registry carries out; all others read through it. */
export const isChange = (command: string) => Object.hasOwn(calls, command);

/** Has the registry plan, check and write a change, and prints what it says. @throws ReleaseProblem with its words */
export async function changeThroughRegistry(
  client: RegistryClient,
  command: string,
  { env, args, options, startedAt, print }: Request,
): Promise<CommandResult> {
  const { reason, force, allowLoss, recall, to, toSet, at, all, newEnv, dryRun, until } = options;
  const body = {
    ...(calls[command] && { [calls[command]]: args }),
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
    offline: options.shell === false,
    startedMsAgo: Math.min(60_000, Math.max(0, Math.round(Date.now() - startedAt.getTime()))),
  };
  const set = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const path = `/v1/environments/${encodeURIComponent(env)}/${command}`;
  const { lines, text, data } = await client.json<ChangeAnswer>(path, { method: 'POST', body: set, timeout: TIMEOUT });
  for (const line of lines) print(line);
  return { text, data };
}
