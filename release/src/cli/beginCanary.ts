import { randomBytes } from 'node:crypto';
import { planCanary } from '../plan/planCanary.ts';
import { planEndOfCanary } from '../plan/planEndOfCanary.ts';
import { parseReference } from '../plan/releaseReference.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { appendPlanned } from './appendPlanned.ts';
import { describeDuration, readDuration } from './readDuration.ts';
import { leftOpen } from './leftOpen.ts';
import { readCandidate } from './readCurrentSet.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { deadlineOf, listRefusals, waitForShells } from './waitForShells.ts';
import { describeWaited } from './waitUntilRead.ts';
import { reportProposal } from './writeOrPropose.ts';

const USUAL_STEPS = '1,10,50,100';
const USUAL_HOLD = '10m';

/** `canary catalog@…`: a share of the visitors gets the release. */
export const beginCanary: ReleaseCommand = async (context) => {
  const { store, env, by, now, args, options, signal } = context;
  const { reason, force, allowLoss } = options;
  const steps = readSteps(options.steps ?? USUAL_STEPS);
  const hold = readDuration(options.hold ?? USUAL_HOLD, '--hold');
  const candidate = await readCandidate(store, parseReference(args[0] ?? ''));
  const { name: remote, release } = candidate.manifest;
  // Long enough that no one finds an id for which many visitors are in the cohort.
  const id = randomBytes(8).toString('hex');
  const change = await appendPlanned(context, ({ log, live }) =>
    planCanary(log, live, { id, by: by(), at: now(), candidate, steps, hold, reason, force, allowLoss }),
  );
  const { kind, notes } = change;
  if (kind === 'nothing') return { text: [...notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes } };
  const lines = notes.map((note) => `Note: ${note}`);
  const [share = 0, ...later] = steps;
  const then = later.length ? `, then ${later.join(', ')} %` : '';
  const what = `${remote}@${release} for ${share} % of the visitors of "${env}"${then}; each step lasts at least ${describeDuration(hold)}`;
  const plan = { id, remote, release, steps, hold };
  if (kind === 'planned') {
    const text = `A canary of ${what}, would begin. Nothing was changed (--dry-run).`;
    return { text: [...lines, text].join('\n'), data: { changed: false, dryRun: true, ...plan, notes } };
  }
  if (kind === 'proposed') {
    const { text, data } = reportProposal(context, change);
    return { text: [...lines, text].join('\n'), data: { ...data, ...plan } };
  }
  lines.push(`Canary ${id} of ${what} (entry ${change.entry.n}).`);
  const last = steps.at(-1) ?? 0;
  if (share === 0) {
    lines.push('Note: it stays at 0 % until someone steps or promotes it: the guard has no visitors to compare.');
  }
  if (last < 100)
    lines.push(`Note: it stays at ${last} % until someone promotes or stops it, because no step is 100 %.`);
  const shells = await listRunningShells(store, env);
  if (!shells.length) {
    const next = share > 0 ? 'its visitors get the release' : 'the release is loaded';
    lines.push(`Note: no shell is running; ${next} when one starts.`);
  }
  const waited = await waitForShells(store, env, change.entry.n, deadlineOf(undefined), signal);
  if (signal?.aborted && waited.answers.some(({ verdict }) => !verdict)) {
    throw leftOpen(context, remote, `${what} (entry ${change.entry.n})`);
  }
  const refusals = listRefusals(waited);
  if (refusals.length && refusals.length === waited.answers.length) {
    const reason = `No shell can show it. ${refusals.join(' ')}`;
    await appendPlanned(context, ({ log }) =>
      planEndOfCanary(log, { remote, by: by(), at: now(), reason: reason.slice(0, 1_000) }),
    );
    throw new ReleaseProblem(
      'shell_refused',
      `${remote}@${release} was shown to no one, and its canary is stopped.\n${refusals.join('\n')}`,
    );
  }
  lines.push(...describeWaited(waited));
  return { text: lines.join('\n'), data: { changed: true, n: change.entry.n, ...plan, notes } };
};

/** @throws ReleaseProblem `usage` for what is no list of numbers; the plan checks their order */
export function readSteps(text: string): number[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => /^\d{1,3}(\.\d{1,3})?$/.test(part))) return parts.map(Number);
  throw new ReleaseProblem(
    'usage',
    `"${text}" is no list of shares: write percentages that rise, as in --steps ${USUAL_STEPS}.`,
  );
}
