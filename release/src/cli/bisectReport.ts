/** What `bisect` says before it begins, and what it has found. */
import type { Bisection } from '../plan/Bisection.ts';
import { type BisectPoint, type BisectRange, listMoved } from '../plan/bisectSets.ts';
import { readLog } from '../store/activationLog.ts';
import { type FoldedLog, findAbandoned, foldLog } from '../store/foldLog.ts';
import { listReleases } from '../store/releases.ts';
import type { CommandContext, CommandResult } from './releaseCommand.ts';
import { attributed, publisher, shortRevision, shortTime, textTable } from './textTable.ts';
import { trustOf } from './trustOf.ts';

export interface BisectReport {
  search: Bisection;
  /** Of the remotes of the one entry that was found. */
  parts?: Bisection;
  skips: { n: number; why: string }[];
  /** Judged previews. */
  looks: number;
  isStopped: boolean;
}

type Move = ReturnType<typeof listMoved>[number];

/** `cart@…, no catalog`: what its entry changed. */
export function describeMoves({ entry }: BisectPoint): string {
  return Object.entries(entry.changes ?? {})
    .map(([name, id]) => (id ? `${name}@${id.slice(0, 8)}` : `no ${name}`))
    .join(', ');
}

export function describePlan({ env }: CommandContext, range: BisectRange, search: Bisection): CommandResult {
  const { points, shellOnly } = range;
  const first = search.next;
  const rows = points.map((point, index) => [
    String(point.entry.n),
    shortTime(point.entry.at),
    point.setId.slice(0, 8),
    index === 0 ? 'good' : index === points.length - 1 ? 'bad' : point === first ? 'is looked at first' : '',
    describeMoves(point),
  ]);
  const lines = [
    textTable([['entry', 'when', 'set', '', 'change'], ...rows]),
    ...shellOnly.map(({ n }) => `Entry ${n} changed only the shell, which a preview cannot show.`),
    `At most ${search.looksLeft} previews in "${env}", unless some are skipped. Nothing was opened (--dry-run).`,
  ];
  const data = {
    dryRun: true,
    previews: search.looksLeft,
    points: points.map(({ entry: { n, at }, setId, releases }) => ({ n, at, setId, releases })),
    shellOnly: shellOnly.map(({ n }) => n),
  };
  return { text: lines.join('\n'), data };
}

export async function reportBisection(context: CommandContext, report: BisectReport): Promise<CommandResult> {
  const { search, parts, skips, looks, isStopped } = report;
  const log = foldLog(await readLog(context.store, context.env));
  const data = { looks, skips, good: search.good.entry.n, suspects: search.suspects.map(({ entry }) => entry.n) };
  const [found, ...others] = search.suspects;
  if (!found || others.length) {
    const left = search.suspects.map((point) => `  entry ${point.entry.n}: ${describeMoves(point)}`);
    const why = isStopped ? 'Stopped.' : 'Not decided, because some sets could not be judged.';
    const text = [`${why} The first bad entry is one of these:`, ...left].join('\n');
    return { text, data: { found: false, ...data }, exitCode: 1 };
  }
  const moves = movesOf(search.good, found, parts);
  const known = await Promise.all(moves.map((move) => describeMove(context, move)));
  const { entry } = found;
  const lines = [
    `Entry ${entry.n} made it bad (${looks} ${looks === 1 ? 'preview' : 'previews'}):`,
    `  ${entry.action} by ${attributed(entry)} at ${shortTime(entry.at)}${entry.reason ? `: ${entry.reason}` : ''}`,
    ...known.map(({ text }) => `  ${text}`),
    ...(moves.length > 1 ? [`It moved ${moves.length} remotes at once, and ${whyNotOne(report)}`] : []),
    ...undo(log, moves).map((line) => `Take it back: ${line}`),
  ];
  const { n, at, by, action, reason } = entry;
  const culprit = { n, at, by, byIsClaimed: !entry.auth, action, reason, moves: known.map(({ facts }) => facts) };
  return { text: lines.join('\n'), data: { found: true, ...data, entry: culprit, undo: undo(log, moves) } };
}

/** Those of the entry's remotes that made it bad, as far as single remotes could be tried. */
function movesOf(good: BisectPoint, found: BisectPoint, parts: Bisection | undefined): Move[] {
  const last = parts?.suspects.at(-1);
  return parts && last ? listMoved(parts.good, last) : listMoved(good, found);
}

const whyNotOne = ({ parts, isStopped }: BisectReport) =>
  isStopped || !parts ? 'they were not tried one by one.' : 'some of them could not be tried one by one.';

async function describeMove({ store }: CommandContext, { remote, from, to }: Move) {
  const record = to ? (await listReleases(store, remote)).find(({ release }) => release === to) : undefined;
  const signedBy = to ? await trustOf(store).publishers(remote, to) : [];
  const revision = record?.revision;
  const built = record
    ? ` (${revision ? `built from ${shortRevision(revision)}, ` : ''}published by ${publisher(record.by, signedBy)} at ${shortTime(record.at)})`
    : '';
  return {
    text: `${remote}: ${from ?? 'none'} → ${to ?? 'none'}${built}`,
    facts: { remote, from, to, revision, publishedBy: record?.by, signedBy },
  };
}

/** The commands that take it back; a sentence where that is done already. */
function undo(log: FoldedLog, moves: readonly Move[]): string[] {
  const current = moves.filter(({ remote, to }) => log.live[remote] === to);
  if (!current.length) return ['nothing to do, because none of it is live anymore.'];
  const forward = current.filter(
    ({ remote, from, to }) => to && from && findAbandoned(log, remote, from) === undefined,
  );
  const others = current.filter((move) => !forward.includes(move));
  const names = forward.map(({ remote, to }) => `${remote}@${to}`);
  return [
    ...(names.length ? [`npm run release -- rollback ${names.join(' ')}`] : []),
    ...others.map(({ remote, from }) =>
      from
        ? `npm run release -- activate ${remote}@${from} --force --reason "<why>"`
        : `npm run release -- deactivate ${remote}`,
    ),
  ];
}
