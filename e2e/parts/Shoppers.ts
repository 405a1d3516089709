import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import { findFlaw } from './expectPage.ts';

interface Visit {
  path: string;
  status: number;
  /** A description of the failure. */
  flaw?: string;
  cacheStatus: string;
  retryAfter?: string;
  /** ms */
  took: number;
}

/** Many shoppers who read pages in sequence, each on a connection of its own, until they are stopped. */
export class Shoppers {
  readonly visits: Visit[] = [];
  #isReading = true;
  readonly #reading: Promise<unknown>;

  /** @param next returns the path that the next free shopper requests */
  constructor(url: string, count: number, next: () => string, pauseMs = 20) {
    const read = async () => {
      while (this.#isReading) {
        this.visits.push(await visit(url, next()));
        await pause(pauseMs);
      }
    };
    this.#reading = Promise.all(Array.from({ length: count }, read));
  }

  async stop(): Promise<Visit[]> {
    this.#isReading = false;
    await this.#reading;
    return this.visits;
  }
}

async function visit(url: string, path: string): Promise<Visit> {
  const reply = await ask(url + path);
  const { status, headers, took } = reply;
  const cacheStatus = String(headers['cache-status'] ?? '');
  return { path, status, flaw: findFlaw(reply), cacheStatus, retryAfter: headers['retry-after'], took };
}

/** Cycles through the values. */
export function inTurn(values: readonly string[]): () => string {
  let next = 0;
  return () => values[next++ % values.length] ?? '';
}

let unread = 0;

/** The path of a product page that is in no cache: a new one each time, because the route declares `variant`. */
export function unreadPage(): string {
  return `/product/Adjustable-Dog-Collar?variant=unread-${process.pid}-${++unread}`;
}
