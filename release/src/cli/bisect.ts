import { type Judgment, Bisection } from '../plan/Bisection.ts';
import { type BisectPoint, findRange, listMoved, splitPoint } from '../plan/bisectSets.ts';
import { readLog } from '../store/activationLog.ts';
import { LONGEST_PREVIEW } from '../store/previews.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { openPreview } from './bisectPreview.ts';
import { describeMoves, describePlan, reportBisection, type BisectReport } from './bisectReport.ts';
import { askPerson, runJudge } from './judgeSet.ts';
import { findShop } from './preview.ts';
import { readEnd } from './readDuration.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';

/** Finds the entry between a good and a bad moment that made the shop bad, by previews of the sets in between. */
export const bisect: ReleaseCommand = async (context) => {
  const { store, env, options, print, startedAt } = context;
  const { good, bad } = options;
  if (good === undefined || bad === undefined) {
    throw new ReleaseProblem(
      'usage',
      'When was it good, and when bad? Write --good 2h --bad 5m, or numbers of entries, or ids of sets: "npm run release -- history" shows them.',
    );
  }
  // Later each set would be refused for the same reason.
  if (options.for !== undefined) readEnd(options.for, startedAt.toISOString(), LONGEST_PREVIEW);
  if (options.shop !== undefined || !options.dryRun) await findShop(context);
  const range = findRange(await readLog(store, env), { good, bad }, startedAt);
  if ('refusal' in range) throw new ReleaseProblem('usage', range.refusal);
  const search = new Bisection(range.points);
  if (options.dryRun) return describePlan(context, range, search);
  for (const { n } of range.shellOnly) print(`Entry ${n} changed only the shell, which a preview cannot show.`);
  print(
    `${range.points.length - 1} changes, at most ${search.looksLeft} previews unless some are skipped; Ctrl-C ends the open one.`,
  );
  const ending = new AbortController();
  const interrupt = () => ending.abort(new Interrupted());
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const skips: BisectReport['skips'] = [];
  let [looks, isStopped] = [0, false];
  let parts: Bisection | undefined;
  try {
    looks += await searchIn(search);
    const [after, ...others] = search.suspects;
    if (after && !others.length && listMoved(search.good, after).length > 1) {
      print(`Entry ${after.entry.n} moved several remotes at once; now they are tried one after the other.`);
      parts = new Bisection(splitPoint(search.good, after));
      looks += await searchIn(parts);
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    isStopped = true;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  return reportBisection(context, { search, parts, skips, looks, isStopped });

  async function searchIn(points: Bisection): Promise<number> {
    let count = 0;
    for (let point = points.next; point; point = points.next) {
      const judgment = await look(point);
      if (judgment !== 'skip') count += 1;
      points.judge(point, judgment);
    }
    return count;
  }

  async function look(point: BisectPoint): Promise<Judgment> {
    ending.signal.throwIfAborted();
    const { n } = point.entry;
    const what = point.moved
      ? `entry ${n} with only ${point.moved.join(', ')}`
      : `entry ${n} (${describeMoves(point)})`;
    const opened = await openPreview(context, point, `bisect between ${good} and ${bad}`);
    if ('skip' in opened) {
      skips.push({ n, why: opened.skip });
      print(`Skipped ${what}: ${opened.skip}`);
      return 'skip';
    }
    try {
      ending.signal.throwIfAborted();
      print(`The set after ${what}: ${opened.url}`);
      const judgment = await judge(context, opened, ending.signal, interrupt);
      if (judgment === 'skip') skips.push({ n, why: 'it could not be judged.' });
      print(`Entry ${n}: ${judgment}.`);
      return judgment;
    } finally {
      await opened.end();
    }
  }
};

class Interrupted extends Error {}

function judge(
  { options }: CommandContext,
  opened: Parameters<typeof runJudge>[1],
  signal: AbortSignal,
  interrupt: () => void,
): Promise<Judgment> {
  if (options.run === undefined) return askPerson(signal, interrupt);
  return runJudge(options.run, opened, signal, options.json === true);
}
