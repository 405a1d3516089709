import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { hashOf } from '../session/secrets.ts';
import { clientAddress } from './clientAddress.ts';
import { tooManyFailures } from './Refusal.ts';
import { slowness } from './tryLimits.ts';
import { type Trier, tryQueries } from './tryQueries.ts';

/** Who tries: an account by its address, from where. */
export const trierOf = (request: FastifyRequest, email: string): Trier => ({
  account: hashOf(email),
  address: clientAddress(request),
});

/**
 * Stands before everything that is compared with a secret: lets nobody compare more than the limits allow, says so
 * alike for accounts that exist and that do not, and makes an account that is attacked from many places slower.
 */
export function signInGuard(database: Database) {
  const tries = tryQueries(database);
  const refuseAfter = (seconds: number) => {
    if (seconds) throw tooManyFailures(seconds);
  };
  return {
    /**
     * @returns what `compare` gives. Its outcome counts at the moment at which it is known: of many at once, those
     * that come after the last allowed failure learn nothing, not even that they were right.
     * @throws Refusal
     */
    async compare(trier: Trier, compare: () => Promise<boolean>): Promise<boolean> {
      refuseAfter(await tries.findWait('failure', trier));
      await pause(slowness(await tries.countFailures(trier.account)));
      const isRight = await compare();
      refuseAfter(await (isRight ? tries.findWait('failure', trier) : tries.insertTry('failure', trier)));
      return isRight;
    },
  };
}
