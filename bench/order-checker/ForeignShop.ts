import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from './Shop.ts';
import type { ShopUnderTest } from './ShopUnderTest.ts';

export interface Addresses {
  /** Each reaches any api: the balancers of several machines. */
  urls: readonly string[];
  /** Of each api. */
  staffUrls: readonly string[];
  /** Of the role that owns the tables, at whatever server is the primary. */
  databaseUrl: string;
}

/** ms until something that had no answer is asked again. */
const AGAIN = 100;

/**
 * A shop on several machines, which someone else starts, and whose processes someone else kills. Each call goes to the
 * next machine. After the last act it is handed over: its own apis end, and one of the checker's does the work that waits.
 */
export class ForeignShop implements Shop {
  readonly isEmbedded = false;
  readonly kills = 0;
  readonly databaseUrl: string;
  readonly #addresses: Addresses;
  #turn = 0;
  #successor: ShopUnderTest | undefined;

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
    this.databaseUrl = addresses.databaseUrl;
  }

  get url(): string {
    return this.#successor?.url ?? this.#next(this.#addresses.urls);
  }

  get staffUrl(): string {
    return this.#successor?.staffUrl ?? this.#next(this.#addresses.staffUrls);
  }

  /** From now on everything goes to this one. @param successor on the same database, started */
  handOver(successor: ShopUnderTest): void {
    this.#successor = successor;
  }

  whenUp(): Promise<void> {
    return pause(AGAIN);
  }

  kill(): never {
    throw new Error('The processes of a foreign shop are not killed by the checker: plan no kills.');
  }

  async startApi(): Promise<void> {
    await this.#successor?.startApi();
  }

  stopApi = async (): Promise<void> => this.#successor?.stopApi();

  #next(urls: readonly string[]): string {
    this.#turn += 1;
    return urls[this.#turn % urls.length] ?? '';
  }
}
