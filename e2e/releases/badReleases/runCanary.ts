/** A canary of a bad release before simulated visitors, until the guard has acted or the time is over. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Browser } from '@playwright/test';
import { partsOf } from '../../world/partsOf.ts';
import type { RegistryShop } from '../RegistryShop.ts';
import { SimulatedVisitors, type VisitCounts } from './SimulatedVisitors.ts';
import type { Action, BadRelease } from './BadRelease.ts';
import { CanaryProbe } from './CanaryProbe.ts';
import { publishBad } from './publishBad.ts';
import { recordQuicker } from './recordVisit.ts';

interface Trial {
  shop: RegistryShop;
  /** Its shells. */
  urls: readonly string[];
  browser: Browser;
  /** Percent of the visitors. */
  share: number;
  /** New visitors a second. */
  rate: number;
  /** How long the guard may take. ms */
  limit: number;
}

export interface TrialResult {
  action: Action;
  /** The guard's words. */
  reason: string;
  counts: VisitCounts;
  /** From the first visitor to the entry. ms */
  took: number;
  /** From the entry to the last shell's first page without it. ms */
  gone?: number;
  verdict?: CanaryVerdict;
}

/** What the guard knows, as `canary status --json` prints it. */
interface CanaryVerdict {
  apiNote?: string;
  groups: { group: string; verdict: string; text: string }[];
  text: string;
}

interface Entry {
  n: number;
  at: string;
  by: string;
  action: string;
  reason?: string;
  canary?: { id: string };
}

/** Visitors of a silent page stay until the guard calls it silent: after three times what nearly all live pages take. ms */
const stayOf = (liveMs: number) => Math.max(12_000, 6 * liveMs);
const OUTAGE = 20_000;
/** Trials so far. Each has visitors with addresses of its own. */
let trials = 0;

export async function runCanary(
  { shop, urls, browser, share, rate, limit }: Trial,
  bad: BadRelease,
): Promise<TrialResult> {
  const [url = ''] = urls;
  const network = trials++;
  const release = await publishBad(shop.shop, bad);
  const label = `${bad.remote}@${release}`;
  const begun = await command(shop, 'canary', label, '--steps', `${share},100`, '--hold', '1h', '--json');
  const { id } = JSON.parse(begun) as { id: string };
  const path = bad.kinds[0]?.path ?? '/';
  const member = await findVisitor(url + path, label, true);
  const other = await findVisitor(url + path, label, false);
  const probe = new CanaryProbe(urls, { path, label, visitor: member, address: `10.255.0.${network}` });
  await expect.poll(() => probe.shown, { message: `shells that show ${label}`, timeout: 60_000 }).toBe(urls.length);

  const kinds = [];
  for (const [index, kind] of bad.kinds.entries()) {
    const record = (visitor: VisitorCookie, part: number) =>
      recordQuicker(browser, (number) => {
        const path = bad.isUncached ? `${kind.path}?variant=recorded-${index}-${part}-${number}` : kind.path;
        return { url, kind: { ...kind, path }, visitor, client: `10.254.${network}.${index * 2 + part}` };
      });
    // Beside each other, or a busy moment would be in one of them alone.
    const [live, recorded] = await Promise.all([record(other, 2), record(member, 1)]);
    kinds.push({ ...kind, live, bad: recorded });
  }
  console.log(JSON.stringify({ name: bad.name, kinds: kinds.map(({ bad: one, live }) => ({ bad: one, live })) }));

  const times = kinds.flatMap(({ live }) =>
    live.beacons.map(({ body }) => (JSON.parse(body) as { t?: number }).t ?? 0),
  );
  const stay = stayOf(Math.max(...times));
  const start = Date.now();
  const visitors = new SimulatedVisitors({
    url,
    urls,
    rate,
    label,
    kinds,
    isUncached: bad.isUncached === true,
    stay,
    network,
  });
  const endOutage = bad.duringOutage ? stopApi(shop) : async () => undefined;
  const result = await untilActed();
  const counts = await visitors.stop();
  await endOutage();
  if (result.action !== 'takes it back')
    await command(shop, 'canary', 'stop', bad.remote, '--reason', 'end of the test');
  else await expect.poll(() => probe.over, { timeout: 15_000 }).toBeTruthy();
  await probe.stop();
  // A shell that has not heard the registry for a while shows no canary, before any decision.
  const gone = result.at !== undefined && probe.over !== undefined ? { gone: Math.max(0, probe.over - result.at) } : {};
  return { ...result, ...gone, counts, took: (result.at ?? Date.now()) - start };

  async function untilActed(): Promise<Pick<TrialResult, 'action' | 'reason' | 'verdict'> & { at?: number }> {
    let verdict: CanaryVerdict | undefined;
    for (const end = Date.now() + limit + stay; Date.now() < end; await pause(500)) {
      const { entries } = JSON.parse(await command(shop, 'history', bad.remote, '--json')) as { entries: Entry[] };
      const ended = entries.find((one) => one.action === 'end-canary' && one.canary?.id === id);
      if (ended) return { action: 'takes it back', reason: ended.reason ?? '', at: Date.parse(ended.at) };
      verdict = await readVerdict(shop, id);
      const speed = verdict?.groups.find(({ group }) => group === 'speed');
      // One that is to be taken back may be held for its speed before.
      if (bad.action !== 'takes it back' && speed?.verdict === 'worse')
        return { action: 'holds it', reason: speed.text, verdict: verdict as CanaryVerdict };
    }
    return { action: 'leaves it', reason: verdict?.text ?? '', ...(verdict && { verdict }) };
  }
}

/** Suspends the api, and lets it go on by itself or when the returned function is called. */
function stopApi(shop: RegistryShop): () => Promise<void> {
  const parts = partsOf(shop.shop);
  const api = parts.pid('api');
  process.kill(api, 'SIGSTOP');
  const ended = pause(OUTAGE).then(() => process.kill(api, 'SIGCONT'));
  return async () => void (await ended);
}

async function readVerdict(shop: RegistryShop, id: string): Promise<CanaryVerdict | undefined> {
  const text = await command(shop, 'canary', 'status', '--json');
  const { canaries } = JSON.parse(text) as { canaries: { id: string; verdict?: CanaryVerdict }[] };
  return canaries.find((one) => one.id === id)?.verdict;
}

async function command(shop: RegistryShop, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await shop.release(...args);
  expect(code, `release ${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout;
}

interface VisitorCookie {
  name: string;
  value: string;
}

/** Comes as new visitors until one of them gets the canary, or the live release. */
async function findVisitor(url: string, label: string, isIn: boolean): Promise<VisitorCookie> {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
    const client = `10.253.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-forwarded-for': client };
    const page = await fetch(url, { headers });
    const [name, value] = page.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
    if (name && value && (await page.text()).includes(label) === isIn) return { name, value };
  }
  throw new Error(`No new visitor of ${url} ${isIn ? 'gets' : 'is spared'} ${label}.`);
}
