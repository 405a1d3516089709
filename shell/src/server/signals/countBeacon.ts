import type { IncomingMessage } from 'node:http';
import type { Vital, VisitorEvent } from '@paw/release/signals/SignalReport.ts';
import type { Beacon } from '../../signals/Beacon.ts';
import type { Cohorts } from './countPages.ts';
import { knownLabels } from './knownLabels.ts';
import type { KnownSet, KnownSets } from './KnownSets.ts';
import type { ReadBeacon } from './readBeacon.ts';
import { labelOfFrame } from './StackSamples.ts';
import { addHurt, countKind } from './SignalCounts.ts';
import type { Signals } from './Signals.ts';

/** The order in which a beacon lists them. */
const vitals: readonly Vital[] = ['lcp', 'cls', 'inp', 'blocked'];

interface BeaconCounts {
  signals: Signals;
  sets: KnownSets;
  cohorts: Cohorts;
}

/** Counts what a page told about itself. @returns why it was ignored; undefined when it was counted */
export function countBeacon({ signals, sets, cohorts }: BeaconCounts) {
  const noteVisitor = (beacon: ReadBeacon, isAlive: boolean, request: IncomingMessage) => {
    const arm = cohorts.armOf(beacon.s);
    const visitor = arm === undefined ? undefined : cohorts.cohortOf(request)?.visitor;
    if (arm === undefined || visitor === undefined) return;
    const about = { visitor, arm, route: beacon.r };
    for (const event of eventsOf(beacon, isAlive)) signals.noteVisitor(request, { ...about, ...event });
  };

  return (beacon: ReadBeacon, request: IncomingMessage): string | undefined => {
    const known = sets.find(beacon.s);
    if (!known) return 'unknown set';
    const owner = known.routes.get(beacon.r);
    if (!owner) return 'unknown route';
    const told = knownLabels(beacon, known, owner);
    const isAlive = works(told, owner, sets.own);
    countRoutes(signals, told, owner);
    countSet(signals, told, isAlive, request);
    noteStack(signals, told, known, request);
    noteVisitor(told, isAlive, request);
    return sizeOf(told) < sizeOf(beacon) ? 'unknown release' : undefined;
  };
}

/**
 * Whether a view works: its own region reports so, in one beacon of each view. Slots are not waited for, because theirs may
 * come in another beacon, and at another shell.
 */
const works = ({ a = [] }: Beacon, owner: string, shell: string) => owner === shell || a.includes(owner);

const sizeOf = ({ a = [], f = [] }: Beacon) => a.length + f.length;

/** Of the first failure only, and only what is in files of releases that a page of the set may have. */
function noteStack(
  signals: Signals,
  { r, f: [first] = [], k = [] }: ReadBeacon,
  { labels }: KnownSet,
  request: IncomingMessage,
) {
  if (!first) return;
  const frames = k.filter((frame) => labels.has(labelOfFrame(frame)));
  if (frames[0] && signals.countsVisit(request, 'stack')) signals.stacks.add(first[0], r, first[1], frames);
}

function countRoutes(signals: Signals, { r, a = [], f = [], v = [] }: ReadBeacon, owner: string): void {
  for (const label of a) signals.counts.route(label, r).alive++;
  for (const [label, kind] of f) countKind(signals.counts.route(label, r).failed, kind);
  for (const [vital, value] of Object.entries(vitalsOf(v)) as [Vital, number][]) {
    signals.noteVital(owner, r, vital, value);
  }
}

function countSet(signals: Signals, beacon: ReadBeacon, isAlive: boolean, request: IncomingMessage): void {
  const { s, r, n, h = [], f = [], e } = beacon;
  // On leaving without news the script sends both again with the next view.
  const hasNews = sizeOf(beacon) > 0;
  const isVisit = n === 1 && hasNews && signals.countsVisit(request, 'visit');
  const isAnswered = e === 1 && hasNews && (isAlive || beacon.f?.[0] !== undefined);
  const isAnswer = isAnswered && signals.countsVisit(request, 'answer');
  const isHurt = h.length > 0 && signals.countsVisit(request, 'hurt');
  if (!isVisit && !isAnswer && !isHurt) return;
  // By region, too: whose release it was that hurt the visit.
  const first = isHurt ? f.filter(([, kind]) => h.includes(kind)).map(([label]) => label) : [];
  for (const label of new Set(first)) addHurt(signals.counts.route(label, r));
  const count = signals.counts.set(s);
  if (isVisit) count.visits++;
  if (isAnswer) count.entriesAlive++;
  if (isHurt) for (const kind of oneOfEach(h)) countKind(count.hurt, kind);
}

/** The guard adds up kinds of error: a visit with several of them is one hurt visit still. */
function oneOfEach(kinds: NonNullable<Beacon['h']>): NonNullable<Beacon['h']> {
  const error = kinds.find((kind) => kind !== 'hydration');
  return [...(error ? [error] : []), ...(kinds.includes('hydration') ? (['hydration'] as const) : [])];
}

type Told = Pick<VisitorEvent, 'what' | 'kind' | 'label' | 'ms' | 'vitals'>;

function eventsOf({ t, f = [], v }: Beacon, isAlive: boolean): Told[] {
  return [
    ...(isAlive ? [{ what: 'alive', ...(t !== undefined && { ms: t }) } as const] : []),
    ...f.map(([label, kind]) => ({ what: 'failed', label, kind }) as const),
    ...(v ? [{ what: 'left', vitals: vitalsOf(v) } as const] : []),
  ];
}

function vitalsOf(values: readonly (number | null)[]): NonNullable<VisitorEvent['vitals']> {
  const measured = values.flatMap((value, at) => (value === null ? [] : [[vitals[at] as Vital, value] as const]));
  return Object.fromEntries(measured);
}
