import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { appendEntry, readLog } from '@paw/release/store/activationLog.ts';
import type { EntryDraft } from '@paw/release/store/logEntry.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { listShadowParts, type ShellPart } from '@paw/release/store/shadowParts.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { driver } from './load/driver.ts';
import { steadyDriver, type SteadyResult } from './load/steadyDriver.ts';
import { median, ratioOf } from './median.ts';
import { listPages, readLiveManifests } from './shop/listPages.ts';
import { openShopStore } from './shop/openShopStore.ts';
import type { Place } from './shop/Place.ts';
import { releaseEnv } from './shop/ShellProcess.ts';

const REMOTE = 'catalog';
/** A shell writes what it sees every ten seconds, and warms a set in a few. ms */
const PATIENCE = 60_000;
const sizes = {
  /** `seconds` of a run and of the search for the maximum rate: a page is rendered again ten seconds later at the earliest. */
  long: { rounds: 6, seconds: 25, searching: 5 },
  short: { rounds: 1, seconds: 3, searching: 1 },
} satisfies Record<Form, object>;

/** What visitors wait for while the shell renders a shadow beside their pages. */
export async function measureShadow(place: Place, form: Form): Promise<Figure[]> {
  const { rounds, seconds, searching } = sizes[form];
  const shop = await place.open();
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    const [copy = ''] = await publishCopies(place, manifest, 1);
    const store = openShopStore(place.storeFolder);
    const paths = await listPages(shop, place.storeFolder);
    const full = await driver.run({ url: `${shop.url}/`, seconds: searching, connections: 32 });
    const rate = full.requests / full.seconds / 2;
    const steadily = steadyDriver(form);
    const drive = () => steadily({ origin: shop.url, paths, seconds, rate });
    /** Asks for pages, until the shell has compared some of them. */
    const rouse = () => steadily({ origin: shop.url, paths, seconds: 1, rate: paths.length });

    await drive();
    const [still, beside]: [SteadyResult[], SteadyResult[]] = [[], []];
    const parts: ShellPart[] = [];
    for (let round = 0; round < rounds; round++) {
      still.push(await drive());
      const shadow = await beginShadow(store, copy, rouse);
      beside.push(await drive());
      parts.push(await shadow.end());
    }
    return [describe(rate, still, beside, parts), describeDifferences(parts)];
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

function describe(rate: number, still: SteadyResult[], beside: SteadyResult[], parts: ShellPart[]): Figure {
  const p95 = (runs: SteadyResult[]) => runs.map((run) => run.p95);
  const { value, middle } = ratioOf(p95(beside), p95(still));
  const sum = (runs: SteadyResult[]) =>
    `p50 ${median(runs.map(({ p50 }) => p50)).toFixed(2)} ms, p95 ${median(p95(runs)).toFixed(2)} ms, p99 ${median(runs.map(({ p99 }) => p99)).toFixed(2)} ms, ${runs.reduce((total, { failed }) => total + failed, 0)} failed`;
  return {
    name: 'Cached pages beside a shadow: p95 at half the maximum rate',
    value,
    unit: '×',
    against: 'the same pages at the same rate without a shadow, in turns',
    limit: { atMost: 1.1 },
    ratioOf: 'latency',
    parts: [
      `half the maximum: ${Math.round(rate)}/s`,
      `without: ${sum(still)}`,
      `beside a shadow: ${sum(beside)}; ${Math.round(median(parts.map(pagesOf)))} pages compared in a run`,
      `pairs of neighbouring runs: ${middle.map((one) => one.toFixed(2)).join('–')}`,
    ],
  };
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
