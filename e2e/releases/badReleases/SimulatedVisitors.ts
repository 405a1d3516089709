/**
 * Visitors as the shell sees them: each has an address and a cookie jar of its own, asks for a page, loads one of its files,
 * tells what a real browser told of the same page, and leaves. What single visitors measure is spread around that.
 */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kind } from './BadRelease.ts';
import type { RecordedVisit } from './recordVisit.ts';

export interface VisitCounts {
  visitors: number;
  /** Visitors that got the release that is looked at. */
  canary: number;
  /** Of them, those whose page differs from what it is for the live release. */
  failed: number;
  /** Answers that were no page. */
  noPage: number;
}

interface VisitorPlan {
  url: string;
  /** Shells of the same shop, in turn; the first by default. */
  urls?: readonly string[];
  /** New visitors a second. */
  rate: number;
  /** The label of the release that is looked at: `catalog@…`. */
  label: string;
  kinds: readonly (Kind & { live: RecordedVisit; bad: RecordedVisit })[];
  isUncached?: boolean;
  /** ms until a visitor leaves. */
  stay: number;
  /** Their addresses: the shell counts only a few new visitors of one address in a day. 0 to 252 */
  network: number;
  seed?: number;
}

export class SimulatedVisitors {
  readonly counts: VisitCounts = { visitors: 0, canary: 0, failed: 0, noPage: 0 };
  readonly #plan: VisitorPlan;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 500 });
  readonly #random: () => number;
  readonly #open = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  readonly #coming: Promise<void>;

  constructor(plan: VisitorPlan) {
    this.#plan = plan;
    this.#random = seeded(plan.seed ?? 1);
    this.#coming = this.#come();
  }

  async stop(): Promise<VisitCounts> {
    this.#ending.abort();
    await this.#coming;
    await Promise.all(this.#open);
    this.#agent.destroy();
    return this.counts;
  }

  async #come(): Promise<void> {
    const began = performance.now();
    while (!this.#ending.signal.aborted) {
      // By the clock, so a slow moment is made up for.
      const due = ((performance.now() - began) / 1000) * this.#plan.rate;
      while (this.counts.visitors < due) {
        const visit = this.#visit(this.counts.visitors++).finally(() => this.#open.delete(visit));
        this.#open.add(visit);
      }
      await pause(20);
    }
  }

  async #visit(number: number): Promise<void> {
    const { urls = [this.#plan.url], label, isUncached, stay, network } = this.#plan;
    const url = urls[number % urls.length] ?? '';
    const kind = this.#kind();
    const client = `10.${network}.${(number >> 8) & 255}.${number & 255}`;
    const path = isUncached ? `${kind.path}?variant=v${process.pid}-${number}` : kind.path;
    const page = await this.#ask(url + path, { ...document_, 'x-forwarded-for': client });
    // A page whose region failed on the server comes with 500, and works in the browser as any other.
    if (page.status !== 200 && !page.text.includes('data-boundary=')) {
      this.counts.noPage++;
      return;
    }
    const isCanary = page.text.includes(`"${label}"`);
    const told = isCanary ? kind.bad : kind.live;
    if (isCanary) this.counts.canary++;
    if (isCanary && told.beacons.some(({ body }) => body.includes('"f":[['))) this.counts.failed++;
    const cookie = page.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ');
    const own = { 'x-forwarded-for': client, ...(cookie && { cookie }), referer: url + path };
    const file = /(?:src|href)="(\/r\/[^"]+\.js)"/.exec(page.text)?.[1];
    if (file) await this.#ask(url + file, { ...own, 'sec-fetch-dest': 'script' });
    const begun = performance.now();
    for (const { at, body } of told.beacons) {
      await this.#until(begun + at);
      await this.#send(url, own, body);
    }
    await this.#until(begun + stay * (0.7 + 0.6 * this.#random()));
    if (told.left) await this.#send(url, own, told.left);
  }

  #kind() {
    let left = this.#random();
    const { kinds } = this.#plan;
    const found = kinds.find(({ share }) => (left -= share) < 0) ?? kinds.at(-1);
    if (!found) throw new Error('There is no kind of visitor.');
    return found;
  }

  /** Visitors that are there when it stops do not wait any longer. */
  async #until(time: number): Promise<void> {
    const { signal } = this.#ending;
    await pause(Math.max(0, time - performance.now()), undefined, { signal }).catch(() => undefined);
  }

  async #send(url: string, own: Record<string, string>, body: string): Promise<void> {
    const headers = {
      ...own,
      origin: url,
      'content-type': 'text/plain;charset=UTF-8',
      'sec-fetch-site': 'same-origin',
    };
    await this.#ask(`${url}/signals`, headers, this.#spread(body));
  }

  /** Vitals differ by about a third between visitors of the same page, and the time until it works by a tenth. */
  #spread(body: string): string {
    const beacon = JSON.parse(body) as { t?: number; v?: (number | null)[] };
    const factor = (deviation: number) => {
      const sum = this.#random() + this.#random() + this.#random() - 1.5;
      return Math.exp(2 * deviation * sum);
    };
    const { t, v } = beacon;
    return JSON.stringify({
      ...beacon,
      ...(t !== undefined && { t: Math.round(t * factor(0.1)) }),
      ...(v && { v: v.map((value) => (value === null ? null : Math.round(value * factor(0.3)))) }),
    });
  }

  /** Status 0 = no complete answer. */
  #ask(
    url: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
    return new Promise((resolve) => {
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request(url, { agent: this.#agent, method, headers: { ...browser, ...headers }, timeout: 20_000 });
      const fail = () => resolve({ status: 0, headers: {}, text: '' });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', fail);
      asked.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      asked.end(body);
    });
  }
}

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-language': 'en-US,en',
};
const document_ = { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

/** Mulberry32: the same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
