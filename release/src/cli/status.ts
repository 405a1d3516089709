import { checkLostFacts } from '../plan/setChecks.ts';
import { findAbandoned, findRollbackTarget } from '../store/foldLog.ts';
import { listOpenCanaries } from '../store/canaries.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { type Damage, listReleases, listRemotes, readManifest } from '../store/releases.ts';
import { listRunningShells, listSilentShells, type RunningShell } from '../store/runningShells.ts';
import { findLastVerdict, type Verdict } from '../store/verdicts.ts';
import { describeInterruptedRemovals } from './interruptedRemovals.ts';
import { describeOpenCanary } from './canaryStatus.ts';
import { describeGuardEnd, listGuardEnds } from './guardEnds.ts';
import { countOpenTabs, describeOpenTabs } from './openTabs.ts';
import { type CurrentSet, inspectRelease, readCurrentSet } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable, attributed } from './textTable.ts';

type Inspected = Awaited<ReturnType<typeof inspectRelease>>;

// Both are part of `state` in the `--json` output.
const LOST = 'says less of its pages than the release that was left (see --json)';
const LOST_BY_ROLLBACK = 'a rollback goes to a release that says less of its pages (see --json)';

interface ShellStatus extends RunningShell {
  verdict?: Verdict & { n: number };
}

export const status: ReleaseCommand = async ({ store, env }) => {
  const set = await readCurrentSet(store, env);
  const remotes = await Promise.all((await listRemotes(store)).map((name) => readRemote(store, set, name)));
  const shells = await Promise.all(
    (await listRunningShells(store, env)).map(async (shell) => ({
      ...shell,
      verdict: await findLastVerdict(store, env, shell.instance, set.log.n),
    })),
  );
  const { n, setId } = set.log;
  const { tabs, silent } = await countOpenTabs(shells, set.log);
  const canaries = listOpenCanaries(set.log);
  const endedByGuard = listGuardEnds(set.log);
  const evidence = set.entries.findLast(({ changes }) => changes)?.evidence?.items ?? [];
  const quiet = silent.map(({ instance }) => instance);
  const data = { env, n, setId, remotes, canaries, endedByGuard, evidence, shells, tabs, silent: quiet };
  const rows = remotes.map((one) => [
    one.remote,
    one.live ?? '-',
    shortTime(one.since ?? '-'),
    one.by ? attributed({ by: one.by, auth: one.auth }) : '-',
    one.previous ?? '-',
    one.state,
  ]);
  const lines = [textTable([['remote', 'live', 'since', 'by', 'rollback goes to', 'state'], ...rows]), ''];
  lines.push(`Set ${setId} in "${env}" of ${store.address} (entry ${n}).`);
  lines.push(...evidence.map(({ kind, text }) => `  ${kind}: ${text}`), ...canaries.map(describeOpenCanary));
  lines.push(...endedByGuard.map(describeGuardEnd));
  if (!shells.length) lines.push('No shell is running.');
  for (const shell of shells)
    lines.push(describeShell(shell, setId), ...(shell.stale ? [`  It is stale: ${shell.stale}`] : []));
  lines.push(...describeOpenTabs(tabs));
  for (const { url, pid, host } of await listSilentShells(store, env))
    lines.push(
      `Shell ${url} (pid ${pid} on ${host}) has not renewed its lease: it hangs, is cut off from the store, or is gone.`,
    );
  for (const { url } of silent) lines.push(`${url} does not say what its open tabs run.`);
  lines.push(...(await describeInterruptedRemovals(store)));
  return { text: lines.join('\n'), data };
};

async function readRemote(store: ReleaseStore, { log }: CurrentSet, remote: string) {
  const id = log.live[remote];
  const since = log.since[remote];
  const previous = id && findRollbackTarget(log, remote);
  const newest = (await listReleases(store, remote))[0];
  const inspect = async (one: string | undefined): Promise<Inspected> =>
    one ? inspectRelease(store, remote, one) : { damage: [] };
  const [{ manifest, damage }, { manifest: earlier, damage: previousDamage }] = await Promise.all([
    inspect(id),
    inspect(previous),
  ]);
  const left = log.abandoned[remote]?.at(-1)?.id;
  const leftManifest = left && (await readManifest(store, remote, left).catch(() => undefined));
  const lostFacts = leftManifest && manifest ? checkLostFacts(leftManifest, manifest) : [];
  const lostByRollback = manifest && earlier ? checkLostFacts(manifest, earlier) : [];
  const mark = newest && findAbandoned(log, remote, newest.release) ? ', abandoned' : '';
  const newer = newest && newest.release !== id ? `newest published is ${newest.release}${mark}` : '';
  const state = listDamage(damage) || (id ? 'ok' : 'not live');
  const back = previousDamage.length
    ? `a rollback would be refused: of ${previous}, ${listDamage(previousDamage)}`
    : '';
  return {
    remote,
    live: id,
    since: since?.at,
    by: since?.by,
    auth: since?.auth,
    byIsClaimed: !since?.auth,
    previous,
    state: [state, lostFacts.length && LOST, back || (lostByRollback.length && LOST_BY_ROLLBACK), newer]
      .filter(Boolean)
      .join('; '),
    damage,
    previousDamage,
    lostFacts,
    lostByRollback,
  };
}

const listDamage = (damage: readonly Damage[]) => damage.map(({ path, problem }) => `${path} is ${problem}`).join(', ');

function describeShell({ url, pid, host, since, verdict }: ShellStatus, setId: string): string {
  const who = `Shell ${url} (pid ${pid} on ${host}, since ${shortTime(since)})`;
  if (!verdict) return `${who} has not reported its set yet.`;
  if (verdict.setId === setId) return `${who} is on this set.`;
  const left = Object.entries(verdict.leftOut ?? {}).map(
    ([remote, { release, error }]) => `it does not serve ${remote}@${release}: ${error}`,
  );
  const failed = verdict.ok
    ? 'and is switching to this set'
    : `because entry ${verdict.n} failed there: ${verdict.error ?? 'no reason given'}`;
  return `${who} is on set ${verdict.setId}, ${left.length ? left.join('; ') : failed}`.replace(/([^.!?])$/, '$1.');
}
