import type { LogEntry } from '../store/logEntry.ts';
import type { CommandContext } from './releaseCommand.ts';
import { listRefusals, type WaitResult, waitForShells } from './waitForShells.ts';

/** For a shell that only reads the entry. ms */
const TO_READ = 10_000;

/** What shells say against an entry that changes nothing that is live; a shell that is late follows by itself. */
export async function waitUntilRead(
  { store, env }: Pick<CommandContext, 'store' | 'env'>,
  { n }: Pick<LogEntry, 'n'>,
  deadline = TO_READ,
): Promise<string[]> {
  return describeWaited(await waitForShells(store, env, n, deadline));
}

/** What shells say against it, and which are late. */
export function describeWaited(waited: WaitResult): string[] {
  const late = [...waited.answers.filter(({ verdict }) => !verdict).map(({ shell }) => shell), ...waited.silent];
  return [
    ...listRefusals(waited).map((refusal) => `Note: ${refusal}`),
    ...late.map(({ url, pid, host }) => `Note: ${url} (pid ${pid} on ${host}) has not read it yet.`),
  ];
}
