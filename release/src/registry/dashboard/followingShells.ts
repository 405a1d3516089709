import { z } from 'zod';
import type { FoldedLog } from '../../store/foldLog.ts';
import { plainLine } from '../../store/plainText.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { listRunningShells, listSilentShells, type RunningShell } from '../../store/runningShells.ts';
import { findVerdict, type Verdict } from '../../store/verdicts.ts';

export const followingShell = z
  .object({
    url: z.string(),
    host: z.string(),
    pid: z.number(),
    state: z
      .enum(['follows', 'switching', 'refuses', 'silent'])
      .describe('`switching`: it has not answered the last entry yet. `silent`: its lease ran out'),
    text: z.string().describe('The state in words, with the reason'),
  })
  .meta({ id: 'FollowingShell' });

type FollowingShell = z.infer<typeof followingShell>;

/** Each shell of an environment, and what it made of the last entry: one look into the store for each. */
export async function listFollowingShells(store: ReleaseStore, env: string, log: FoldedLog): Promise<FollowingShell[]> {
  const [running, silent] = await Promise.all([listRunningShells(store, env), listSilentShells(store, env)]);
  const answers = await Promise.all(
    running.map(async (shell) =>
      judge(shell, log, log.n ? await findVerdict(store, env, log.n, shell.instance) : undefined),
    ),
  );
  const lost = silent.map((shell) =>
    describe(shell, 'silent', 'has not renewed its lease: it hangs, is cut off from the store, or is gone'),
  );
  return [...answers, ...lost];
}

function judge(shell: RunningShell, { n, setId }: FoldedLog, verdict: Verdict | undefined): FollowingShell {
  const stale = shell.stale ? `; it is stale: ${shell.stale}` : '';
  const left = Object.entries(verdict?.leftOut ?? {}).map(
    ([remote, { release, error }]) => `it does not serve ${remote}@${release}: ${error}`,
  );
  const serves = (verdict?.setId ?? shell.setId) === setId;
  if (verdict && !verdict.ok) {
    const why = left.join('; ') || verdict.error || 'no reason given';
    return describe(shell, 'refuses', `does not follow entry ${n}: ${why}${stale}`);
  }
  if (left.length) return describe(shell, 'refuses', `${left.join('; ')}${stale}`);
  if (serves) return describe(shell, 'follows', `serves this set${stale}`);
  return describe(shell, 'switching', `has not answered entry ${n} yet${stale}`);
}

function describe({ url, host, pid }: RunningShell, state: FollowingShell['state'], text: string): FollowingShell {
  return { url: plainLine(url), host, pid, state, text: plainLine(text) };
}
