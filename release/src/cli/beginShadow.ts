import { randomBytes } from 'node:crypto';
import { planEndOfShadow, planShadow } from '../plan/planShadow.ts';
import { parseReference, rejectDuplicates } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { listOpenShadows, LONGEST_SHADOW } from '../store/shadows.ts';
import { appendPlanned } from './appendPlanned.ts';
import { readCandidate } from './readCurrentSet.ts';
import { readEnd } from './readDuration.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { listChanges } from './reportChange.ts';
import { shortTime, textTable } from './textTable.ts';
import { reportProposal } from './writeOrPropose.ts';

const USUAL = '5m';

/** Begins a shadow, and does not wait for it. */
export const beginShadow: ReleaseCommand = async (context) => {
  const { store, env, by, now, args, options } = context;
  const references = args.map(parseReference);
  rejectDuplicates(references);
  const at = now();
  const until = readEnd(options.for ?? USUAL, at, LONGEST_SHADOW);
  if (!(await listRunningShells(store, env)).length) {
    throw new ReleaseProblem(
      'no_shell',
      `No shell is running in "${env}" of ${store.address}, so nothing would render it. Start the shop, or choose another store with --store or environment with --env.`,
    );
  }
  const read = await Promise.all(references.map((reference) => readCandidate(store, reference)));
  const candidates = Object.fromEntries(read.map((one) => [one.manifest.name, one]));
  const id = randomBytes(4).toString('hex');
  const { reason, force } = options;
  const change = await appendPlanned(context, ({ log, live }) =>
    planShadow(log, live, { id, until, by: by(), at, candidates, reason, force }),
  );
  const { kind, notes } = change;
  if (kind === 'nothing') return { text: [...notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes } };
  const lines = notes.map((note) => `Note: ${note}`);
  const overrides = change.entry.shadow?.overrides ?? {};
  const what = `${listChanges(overrides)} in "${env}", until ${until}`;
  if (kind === 'planned') {
    const text = `A shadow of ${what}, would be rendered. Nothing was changed (--dry-run).`;
    return { text: [...lines, text].join('\n'), data: { changed: false, dryRun: true, overrides, until, notes } };
  }
  if (kind === 'proposed') {
    const { text, data } = reportProposal(context, change);
    const later = `Once it is signed: npm run release -- shadow report ${id} --env ${env}`;
    return { text: [...lines, text, later].join('\n'), data: { ...data, id, until, overrides } };
  }
  const { n } = change.entry;
  const text = `Shadow ${id} renders ${what} (entry ${n}). Nothing goes live.`;
  return { text: [...lines, text].join('\n'), data: { changed: true, n, id, until, overrides, notes } };
};

/** Ends a shadow before its time. */
export const endShadow: ReleaseCommand = async (context) => {
  const { by, now, args, options } = context;
  const [id = ''] = args;
  const change = await appendPlanned(context, ({ log }) =>
    planEndOfShadow(log, id, { by: by(), at: now(), reason: options.reason }),
  );
  const { kind, notes } = change;
  if (kind === 'nothing') return { text: [...notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes } };
  if (kind === 'proposed') return reportProposal(context, change);
  if (kind === 'planned') {
    return { text: `Shadow ${id} would end. Nothing was changed (--dry-run).`, data: { changed: false, dryRun: true } };
  }
  return { text: `Shadow ${id} is ended (entry ${change.entry.n}).`, data: { changed: true, n: change.entry.n, id } };
};

export const listShadows: ReleaseCommand = async ({ store, env, now }) => {
  const open = listOpenShadows(foldLog(await readLog(store, env)), Date.parse(now()));
  const rows = open.map(({ id, overrides, until, by, reason }) => [
    id,
    listChanges(overrides),
    shortTime(until),
    by,
    reason ?? '-',
  ]);
  const text = open.length
    ? textTable([['shadow', 'renders', 'until', 'by', 'why'], ...rows])
    : `No shadow is open in "${env}".`;
  return { text, data: { env, shadows: open } };
};
