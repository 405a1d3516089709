import { findAbandoned, findRollbackTarget } from '../store/releaseSetFold.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listReleases, listRemotes, verifyRelease } from '../store/releases.ts';
import { listRunningShells, type RunningShell } from '../store/runningShells.ts';
import { findLastVerdict, type Verdict } from '../store/verdicts.ts';
import { type CurrentSet, readCurrentSet } from './readSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

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
  const data = { env, n, setId, remotes, shells };
  if (!remotes.length) {
    return { text: 'Nothing was published here yet: begin with "npm run release -- publish catalog".', data };
  }
  const rows = remotes.map((one) => [
    one.remote,
    one.live ?? '-',
    shortTime(one.since ?? '-'),
    one.by ?? '-',
    one.previous ?? '-',
    one.state,
  ]);
  const lines = [textTable([['remote', 'live', 'since', 'by', 'rollback goes to', 'state'], ...rows]), ''];
  lines.push(`Set ${setId} in "${env}" (entry ${n}).`);
  if (!shells.length) lines.push('No shell is running.');
  for (const shell of shells) lines.push(describeShell(shell, setId));
  return { text: lines.join('\n'), data };
};

async function readRemote(store: ReleaseStore, { log, live }: CurrentSet, remote: string) {
  const id = log.live[remote];
  const since = log.since[remote];
  const manifest = live[remote];
  const newest = (await listReleases(store, remote))[0];
  const damage = manifest ? await verifyRelease(store, manifest) : [];
  if (id && !manifest) damage.push({ path: 'release.json', problem: 'damaged' });
  const mark = newest && findAbandoned(log, remote, newest.release) ? ', abandoned' : '';
  const newer = newest && newest.release !== id ? `newest published is ${newest.release}${mark}` : '';
  const state = damage.map(({ path, problem }) => `${path} is ${problem}`).join(', ') || (id ? 'ok' : 'not live');
  return {
    remote,
    live: id,
    since: since?.at,
    by: since?.by,
    previous: id && findRollbackTarget(log, remote),
    state: [state, newer].filter(Boolean).join('; '),
    damage,
  };
}

function describeShell({ url, pid, host, since, verdict }: ShellStatus, setId: string): string {
  const who = `Shell ${url} (pid ${pid} on ${host}, since ${shortTime(since)})`;
  if (!verdict) return `${who} has not said which set it is on.`;
  if (verdict.setId === setId) return `${who} is on this set.`;
  const why = verdict.ok
    ? 'and is on its way'
    : `because entry ${verdict.n} failed there: ${verdict.error ?? 'no reason given'}`;
  return `${who} is on set ${verdict.setId}, ${why}.`;
}
