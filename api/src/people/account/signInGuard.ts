import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { hashOf } from '../session/secrets.ts';
import { findAccountByEmail } from './accountQueries.ts';
import { clientAddress } from '@paw/node/clientAddress.ts';
import { tooManyFailures } from '../../platform/tries/Refusal.ts';
import { manyFailures, slowness } from '../../platform/tries/tryLimits.ts';
import { type Trier, tryQueries } from '../../platform/tries/tryQueries.ts';
import { accountMailKinds } from './accountMailKinds.ts';

/** Who tries: an account by its address, from where. */
export const trierOf = (request: FastifyRequest, email: string): Trier => ({
  account: hashOf(email),
  address: clientAddress(request),
  email,
});

/**
 * Runs before each comparison with a secret: enforces the limits, with the same message for accounts that exist and
 * that do not, and slows down an account that is attacked from many network addresses.
 * @param wait how an account is made slower
 */
export function signInGuard(database: Database, wait: (ms: number) => Promise<unknown> = pause) {
  const tries = tryQueries(database);
  const refuseAfter = (seconds: number) => {
    if (seconds) throw tooManyFailures(seconds);
  };

  /** Tells the owner, once a day, and does the same where there is none to tell. */
  async function raiseAlarm({ account, email }: Trier): Promise<void> {
    if (email === undefined || (await tries.insertTry('alarm', { account, address: account }))) return;
    const owner = await findAccountByEmail(database, email);
    const mail = { mail: 'sign-in-alarm', accountId: owner?.id ?? null, event: randomUUID() } as const;
    await queueWork(database.db, accountMailKinds.row(mail));
  }

  return {
    /**
     * @returns what `compare` gives. Its outcome counts at the moment at which it is known: of many at once, those
     * that come after the last allowed failure learn nothing, not even that they were right.
     * @throws Refusal
     */
    async compare(trier: Trier, compare: () => Promise<boolean>): Promise<boolean> {
      refuseAfter(await tries.findWait('failure', trier));
      await wait(slowness(await tries.countFailures(trier.account)));
      const isRight = await compare();
      refuseAfter(await (isRight ? tries.findWait('failure', trier) : tries.insertTry('failure', trier)));
      if (!isRight && (await tries.countFailures(trier.account)) >= manyFailures) await raiseAlarm(trier);
      return isRight;
    },
  };
}
