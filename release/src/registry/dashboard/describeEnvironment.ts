import { z } from 'zod';
import type { Deed } from '../../access/roles.ts';
import { attributed } from '../../cli/textTable.ts';
import { findOpenCanary } from '../../store/canaries.ts';
import { type FoldedLog, findRollbackTarget } from '../../store/foldLog.ts';
import type { LogEntry } from '../../store/logEntry.ts';
import { plainLine } from '../../store/plainText.ts';
import { followingShell } from './followingShells.ts';

const iso = z.string().describe('ISO time, UTC');

const liveRemote = z
  .object({
    remote: z.string(),
    live: z.string(),
    since: iso,
    by: z.string().describe('Who made it live, and what proved it'),
    n: z.number().int().describe('The entry that made it live'),
    revision: z.string().optional().describe('Git revision of its sources'),
    publishedBy: z.string().optional().describe('Who published the release'),
    evidence: z.array(z.string()).describe('What was shown of the set before it went live'),
    canary: z
      .object({ release: z.string(), share: z.number().describe('Percent of all visitors'), since: iso })
      .optional(),
    rollsBackTo: z.string().optional().describe('Missing when there is no earlier release that was not abandoned'),
    mayRollBack: z.boolean().describe('Whether the caller’s role allows it'),
  })
  .meta({ id: 'LiveRemote' });

export const environmentState = z
  .object({
    env: z.string(),
    n: z.number().int().describe('Number of the last entry of the log'),
    setId: z.string(),
    changed: iso.optional().describe('When the last entry was written'),
    freeze: z.object({ until: iso, by: z.string(), reason: z.string().optional() }).optional(),
    remotes: z.array(liveRemote),
    shells: z.array(followingShell),
    mayRollBackAll: z.boolean(),
    problem: z.string().optional().describe('Why its log could not be read; then all else is empty'),
  })
  .meta({ id: 'EnvironmentState' });

export type EnvironmentState = z.infer<typeof environmentState>;

interface Seen {
  env: string;
  log: FoldedLog;
  entries: readonly LogEntry[];
  shells: EnvironmentState['shells'];
  revisionOf: (remote: string, release: string) => Promise<string | undefined>;
  publisherOf: (remote: string, release: string) => Promise<string | undefined>;
  /** Why the caller may not do something. */
  refusal: (deed: Deed) => string | undefined;
  now: number;
}

/** What is live in one environment, and what of it the caller may roll back. */
export async function describeEnvironment(seen: Seen): Promise<EnvironmentState> {
  const { env, log, entries, shells, refusal, now } = seen;
  const { n, setId, freeze } = log;
  const changed = entries.at(-1)?.at;
  const isFrozen = freeze && Date.parse(freeze.until) > now;
  return {
    env,
    n,
    setId,
    ...(changed && { changed }),
    ...(isFrozen && {
      freeze: {
        until: freeze.until,
        by: plainLine(freeze.by),
        ...(freeze.reason && { reason: plainLine(freeze.reason) }),
      },
    }),
    remotes: await Promise.all(
      Object.keys(log.live)
        .toSorted()
        .map((remote) => describeRemote(remote, seen)),
    ),
    shells,
    mayRollBackAll: refusal({ verb: 'back', env, remotes: [] }) === undefined,
  };
}

async function describeRemote(remote: string, { env, log, entries, revisionOf, publisherOf, refusal }: Seen) {
  const live = log.live[remote] ?? '';
  const since = log.since[remote] ?? { n: 0, at: '', by: '' };
  const [revision, publisher] = await Promise.all([revisionOf(remote, live), publisherOf(remote, live)]);
  const canary = findOpenCanary(log, remote);
  const rollsBackTo = findRollbackTarget(log, remote);
  return {
    remote,
    live,
    since: since.at,
    by: plainLine(attributed(since)),
    n: since.n,
    ...(revision && { revision: plainLine(revision) }),
    ...(publisher && { publishedBy: plainLine(publisher) }),
    evidence: (entries[since.n - 1]?.evidence?.items ?? []).map(({ kind, text }) => plainLine(`${kind}: ${text}`)),
    ...(canary && {
      canary: { release: canary.release, share: canary.steps[canary.step] ?? 0, since: canary.stepAt },
    }),
    ...(rollsBackTo && { rollsBackTo }),
    mayRollBack: refusal({ verb: 'back', env, remotes: [remote] }) === undefined,
  };
}
