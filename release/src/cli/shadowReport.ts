import { counted } from '@paw/rules/counted.ts';
import { matters, mergeShadowParts, type ShadowReport } from '../plan/mergeShadowParts.ts';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listOpenShadows } from '../store/shadows.ts';
import { listShadowParts, type ShadowDifference } from '../store/shadowParts.ts';
import type { CommandResult } from './releaseCommand.ts';
import { listChanges } from './reportChange.ts';
import { textTable } from './textTable.ts';
import { whyNothing } from './whyNothing.ts';

/** @throws ReleaseProblem for an id that the log does not know */
export async function readShadowReport(
  store: ReleaseStore,
  env: string,
  id: string,
  now: string,
): Promise<ShadowReport> {
  const log = foldLog(await readLog(store, env));
  const shadow = Object.hasOwn(log.shadows, id) ? log.shadows[id] : undefined;
  if (!shadow) {
    const fix = '"npm run release -- shadow list" lists open ones, and "npm run release -- history" all.';
    throw new ReleaseProblem('unknown', `There is no shadow "${id}" in the log of "${env}": ${fix}`);
  }
  const isOpen = listOpenShadows(log, Date.parse(now)).some((one) => one.id === id);
  return mergeShadowParts(shadow, log, await listShadowParts(store, env, id), isOpen);
}

/** Exit code 1: the candidate differs, does not start, or nothing was compared. */
export function describeReport(report: ShadowReport): CommandResult {
  const { pages, differences, shells } = report;
  const isGood = pages > 0 && differences === 0 && !shells.some(({ state }) => state === 'failed');
  const lines = [
    headline(report),
    ...describeBusy(report),
    ...whyNothing(report),
    ...describeShells(report),
    ...describeSets(report),
    ...describeRoutes(report),
  ];
  return { text: lines.join('\n'), data: { ...report }, ...(!isGood && !report.isOpen && { exitCode: 1 as const }) };
}

/** The result in one sentence; evidence carries it, too. */
export function headline({ id, overrides, pages, routes, differences, isOpen, skipped }: ShadowReport): string {
  const what = `Shadow ${id} of ${listChanges(overrides)}${isOpen ? ' (still open)' : ''}`;
  if (!pages) return `${what}: no page was compared${skipped ? ', because the api was down' : ''}. It shows nothing.`;
  const compared = `${counted(pages, 'page')} of ${counted(routes.length, 'route')} compared`;
  const found = differences ? counted(differences, 'difference') : 'no difference';
  return `${what}: ${compared}, ${found}.`;
}

/** A shell that was busy for at least so much of the time compared fewer pages for it. */
const BUSY = 0.5;

/** Shells that had little time for the shadow, a line each, and what to do. */
export function describeBusy({ shells, pages, isOpen }: ShadowReport): string[] {
  const busy = shells.filter((one) => (one.busy ?? 0) >= BUSY);
  const lines = busy.map(({ instance, busy: share = 0, pages: compared, offered = 0 }) => {
    const time = `the machine was busy with other work for ${Math.round(share * 100)} % of the time`;
    return `Note: ${instance}: ${time}. It compared ${compared} of the ${counted(offered, 'page')} that visitors got.`;
  });
  const advice = 'For more pages, run it at a quieter hour, or with a longer --for.';
  return busy.length && pages && !isOpen ? [...lines, advice] : lines;
}

function describeShells({ shells, skipped }: ShadowReport): string[] {
  const noted = shells.filter(({ note }) => note).map(({ instance, note }) => `Note: ${instance}: ${note}`);
  const down = skipped ? [`Note: ${counted(skipped, 'page')} not compared, because the api was down.`] : [];
  return [...(shells.length ? noted : ['Note: no shell has said anything of it yet.']), ...down];
}

function describeSets({ set, lapsedFor, earlier }: ShadowReport): string[] {
  const before = earlier.map(
    (one) => `Note: live changed meanwhile. ${counted(one.pages, 'page')} compared with set ${one.set} do not count.`,
  );
  if (!lapsedFor) return before;
  return [...before, `Note: this is about set ${set}. Live has changed since, so for set ${lapsedFor} it has lapsed.`];
}

function describeRoutes({ routes }: ShadowReport): string[] {
  if (!routes.length) return [];
  const rows = routes.map(({ route, pages, ms, bytes, differences }) => [
    route,
    String(pages),
    ms ? `${time(ms.live)} → ${time(ms.candidate)}` : '-',
    bytes ? `${size(bytes.live)} → ${size(bytes.candidate)}` : '-',
    String(differences.filter(matters).length || '-'),
  ]);
  const table = textTable([['route', 'pages', 'ms, median/p95', 'HTML', 'differences'], ...rows]);
  return [table, ...routes.flatMap(({ differences }) => differences.map(describeDifference))];
}

const names: Record<ShadowDifference['kind'], string> = {
  status: 'status',
  region: 'failed region',
  error: 'console error',
  slow: 'slower',
  warning: 'console warning',
};

const describeDifference = ({ kind, count, example, text }: ShadowDifference) =>
  `${names[kind]}: ${text} (${counted(count, 'page')}, first ${example})`;

const time = ({ median, p95 }: { median: number; p95: number }) => `${median.toFixed(1)}/${p95.toFixed(1)}`;
const size = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
