import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appendEntry, readLog } from '@paw/release/store/activationLog.ts';
import type { EntryDraft } from '@paw/release/store/logEntry.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { listShadowParts, type ShellPart } from '@paw/release/store/shadowParts.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { driver } from './load/driver.ts';
import { isFirst, steadyDriver, type SteadyResult } from './load/steadyDriver.ts';
import { median, quantile, ratioBetween, type TurnRatio } from './median.ts';
import { listPages, readLiveManifests } from './shop/listPages.ts';
import { openShopStore } from './shop/openShopStore.ts';
import type { Place } from './shop/Place.ts';
import { releaseEnv } from './shop/ShellProcess.ts';

const REMOTE = 'catalog';
/** A shell writes what it sees every ten seconds, and warms a set in a few. ms */
const PATIENCE = 60_000;
/** Of what the shell can reach: answers do not wait for each other, so times are those of the work. */
const SHARE_OF_FULL = 0.2;
/**
 * `settling`: the load runs for so long before each turn, uncounted. Pages are rendered again when they are ten seconds old,
 * all of them in the same second or two: a turn that is no multiple of that time, or begins at another point of it, has
 * more of these renderings than its neighbor.
 */
const sizes = {
  /** All in seconds; `searching` is for the maximum rate. Of `orders` all six are taken so many times. */
  long: { orders: 6, settling: 12, seconds: 20, searching: 5 },
  short: { orders: 1, settling: 1, seconds: 2, searching: 1 },
} satisfies Record<Form, object>;

/** What is measured in a turn: nothing, nothing once more, and a shadow. */
type Arm = 'none' | 'again' | 'shadow';
/** All orders of three turns: each arm comes first, second and third, and after each other one, equally often. */
const orders: readonly (readonly Arm[])[] = [
  ['none', 'shadow', 'again'],
  ['again', 'none', 'shadow'],
  ['shadow', 'again', 'none'],
  ['again', 'shadow', 'none'],
  ['none', 'again', 'shadow'],
  ['shadow', 'none', 'again'],
];

type Turns = Record<Arm, SteadyResult>;

/** What visitors wait for while the shell renders a shadow beside their pages. */
export async function measureShadow(place: Place, form: Form): Promise<Figure[]> {
  const { orders: blocks, settling, seconds, searching } = sizes[form];
  const shop = await place.open();
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    const [copy = ''] = await publishCopies(place, manifest, 1);
    const store = openShopStore(place.storeFolder);
    const paths = await listPages(shop, place.storeFolder);
    const headers = { 'accept-encoding': 'br, gzip' };
    const full = await driver.run({ url: `${shop.url}/`, seconds: searching, connections: 32, headers });
    const rate = (full.requests / full.seconds) * SHARE_OF_FULL;
    const steadily = steadyDriver(form, true);
    const drive = (time: number) => steadily({ origin: shop.url, paths, seconds: time, rate });
    /** Asks for pages, until the shell has compared some of them. */
    const rouse = () => steadily({ origin: shop.url, paths, seconds: 1, rate: paths.length });
    const measureTurn = async () => {
      await drive(settling);
      return drive(seconds);
    };
    const parts: ShellPart[] = [];
    const turn = async (arm: Arm) => {
      if (arm !== 'shadow') return measureTurn();
      const shadow = await beginShadow(store, copy, rouse);
      const result = await measureTurn();
      parts.push(await shadow.end());
      return result;
    };

    await drive(settling);
    const turns: Turns[] = [];
    for (const order of orders.slice(0, blocks)) {
      const block: Partial<Turns> = {};
      for (const arm of order) block[arm] = await turn(arm);
      turns.push(block as Turns);
    }
    return [describe(rate, turns, parts), describeDifferences(parts)];
  } finally {
    await shop.stop();
  }
}

/** @returns when its set is warm and pages were compared */
async function beginShadow(store: ReleaseStore, copy: string, rouse: () => Promise<unknown>) {
  const id = randomBytes(4).toString('hex');
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await append(store, { action: 'shadow', shadow: { id, overrides: { [REMOTE]: copy }, until } });
  const untilPart = async (isIt: (part: ShellPart) => boolean) => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(200)) {
      const [part] = (await listShadowParts(store, releaseEnv, id)).filter(isIt);
      if (part?.state === 'failed') throw new Error(`The shadow failed: ${part.note}`);
      if (part) return part;
      await rouse();
    }
    throw new Error(`The shell says nothing of shadow ${id}.`);
  };
  await untilPart((part) => part.state === 'failed' || pagesOf(part) > 0);
  return {
    end: async () => {
      await append(store, { action: 'end-shadow', shadow: { id } });
      return untilPart(({ state }) => state === 'over');
    },
  };
}

async function append(store: ReleaseStore, draft: Pick<EntryDraft, 'action' | 'shadow'>): Promise<void> {
  const entries = await readLog(store, releaseEnv);
  await appendEntry(store, releaseEnv, entries, { at: new Date().toISOString(), by: 'bench', ...draft });
}

const pagesOf = ({ routes }: ShellPart) => Object.values(routes).reduce((total, { pages }) => total + pages, 0);

function describe(rate: number, turns: readonly Turns[], parts: readonly ShellPart[]): Figure {
  const of = (...arms: Arm[]) => arms.flatMap((arm) => turns.map((block) => block[arm]));
  const p95 = (...arms: Arm[]) => pooled(of(...arms), 0.95);
  const itself = p95('again') / p95('none');
  // Each turn beside a shadow by the two of its block without one.
  const between = ratioBetween(turns.map(({ none, shadow, again }) => ratioParts(none, shadow, again)));
  const noise = Math.max(between.within, Math.abs(itself - 1)) * 100;
  return {
    name: 'Cached pages beside a shadow: p95 at a fifth of the maximum rate',
    value: p95('shadow') / p95('none', 'again'),
    unit: '×',
    against: 'turns of the same blocks without a shadow',
    limit: { atMost: 1.1 },
    noise,
    parts: [
      `${Math.round(rate)}/s, ${isFirst() ? 'by wrk ahead of all other processes' : 'by wrk at ordinary priority'}; ${Math.round(median(parts.map(pagesOf)))} pages compared in a turn`,
      `without: ${sum(of('none', 'again'))}`,
      `beside a shadow: ${sum(of('shadow'))}`,
      `${turns.length} blocks of three turns in all orders, p95 over all answers; within blocks: ${describeRatio(between)}`,
      `half of the turns without a shadow by the other half: ${itself.toFixed(2)}`,
    ],
  };
}

const ratioParts = (none: SteadyResult, shadow: SteadyResult, again: SteadyResult) => ({
  before: none.p95,
  turn: shadow.p95,
  after: again.p95,
});

/** Of all answers of these runs, which are equally long. ms */
const pooled = (runs: readonly SteadyResult[], part: number) =>
  quantile(
    runs.flatMap(({ quantiles }) => quantiles),
    part,
  );

const describeRatio = ({ value, middle, within }: TurnRatio) =>
  `median ${value.toFixed(2)} ± ${within.toFixed(2)} (95 %), middle half ${middle.map((one) => one.toFixed(2)).join('–')}`;

function sum(runs: readonly SteadyResult[]): string {
  const of = (part: number) => `p${part * 100} ${pooled(runs, part).toFixed(2)} ms`;
  return `${of(0.5)}, ${of(0.95)}, ${of(0.99)}, ${runs.reduce((total, { failed }) => total + failed, 0)} failed`;
}

function describeDifferences(parts: ShellPart[]): Figure {
  const found = parts.flatMap(({ routes }) => Object.values(routes).flatMap(({ differences }) => differences));
  return {
    name: 'Differences that a shadow of the same code shows',
    value: found.length,
    unit: '',
    against: absolute,
    limit: { atMost: 0 },
    parts: found.slice(0, 3).map(({ kind, text, example }) => `${kind}: ${text} (${example})`),
  };
}
