import { clientAddress } from '@paw/node/clientAddress.ts';
import type { FastifyRequest } from 'fastify';
import { RegistryProblem } from '../RegistryProblem.ts';

/** Wrong tries of one address within a minute. */
const TRIES = 20;
const MINUTE = 60_000;
/** Addresses that are remembered. Beyond that, the oldest is forgotten. */
const MOST_ADDRESSES = 10_000;

/** Limits guesses by network address. */
export class AddressTries {
  readonly #what: string;
  readonly #tries = new Map<string, { count: number; until: number }>();

  /** @param what wrong ones are called in the refusal */
  constructor(what: string) {
    this.#what = what;
  }

  /** @throws RegistryProblem 429 */
  refuseTooMany(request: FastifyRequest): void {
    const known = this.#tries.get(clientAddress(request));
    if (!known || known.until <= Date.now() || known.count < TRIES) return;
    throw new RegistryProblem(429, 'too_many_tries', `Too many ${this.#what} from your address: wait a minute.`);
  }

  count(request: FastifyRequest): void {
    const now = Date.now();
    const address = clientAddress(request);
    const before = this.#tries.get(address);
    const known = before && before.until > now ? before : { count: 0, until: now + MINUTE };
    this.#tries.delete(address);
    this.#tries.set(address, { ...known, count: known.count + 1 });
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST_ADDRESSES && oldest !== undefined) this.#tries.delete(oldest);
  }
}
