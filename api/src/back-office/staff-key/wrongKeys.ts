import { randomUUID } from 'node:crypto';
import type { Metrics } from '@paw/node/createMetrics.ts';
import { clientAddress } from '@paw/node/clientAddress.ts';
import type { FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { addSecurityEvent } from '../../platform/security-events/recordSecurityEvents.ts';
import { Refusal } from '../../platform/tries/Refusal.ts';
import { tryLimits } from '../../platform/tries/tryLimits.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { wrongKeyMailKinds } from './wrongKeyMail.ts';

/** Why a call of the staff was refused; also the label of the metric. */
type StaffRefusal = 'wrong_key' | 'key_revoked' | 'key_expired' | 'not_allowed';

/** All wrong keys count together, from every sender. */
const everyone = 'all wrong staff keys';
const { most } = tryLimits['wrong-keys'].account;

/**
 * Counts, logs and slows down keys that open nothing. A right key always works, also from an address that guesses.
 * @param wake an email was queued
 */
export function wrongKeys(database: Database, { registry }: Metrics, wake: () => void) {
  const tries = tryQueries(database);
  const refused = new Counter({
    name: 'staff_refusals_total',
    help: 'Calls of staff endpoints that were refused, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });

  /**
   * Forty wrong keys within an hour are one entry of the audit and one email to the shop, however many api processes
   * there are, and however long it goes on: the next notice comes an hour later at the earliest.
   */
  async function noteMany(request: FastifyRequest): Promise<void> {
    const isNotice = await database.transaction(async (tx) => {
      if (await tries.insertTryIn(tx, 'wrong-keys', { account: everyone, address: '' })) return false;
      if ((await tries.countTriesIn(tx, 'wrong-keys', everyone)) < most) return false;
      if (await tries.insertTryIn(tx, 'wrong-keys-notice', { account: everyone, address: '' })) return false;
      const details = { count: most, within: '1 hour' };
      await insertAudit(tx, { who: 'the api', action: 'wrong keys', subject: 'staff keys', details });
      await queueWork(tx, wrongKeyMailKinds.row({ mail: 'wrong-staff-keys', event: randomUUID(), count: most }));
      return true;
    });
    if (isNotice) wake();
    if (isNotice) request.log.warn({ count: most }, 'Someone tries staff keys: see who reaches the staff port.');
  }

  return {
    /** One line, one count and one event. @param key whose it is, and its id, when that is known */
    note(request: FastifyRequest, reason: StaffRefusal, key?: { id: string | undefined; name: string }): void {
      refused.inc({ reason });
      request.log.warn({ reason, ...(key?.id && { key: key.id }) }, 'A staff call was refused.');
      const kind = reason === 'not_allowed' ? 'staff-right' : 'staff-key';
      addSecurityEvent(request, { kind, outcome: 'refused', person: key?.name, reason });
    },
    /** @throws Refusal 429 when the address has sent too many */
    async slowDown(request: FastifyRequest): Promise<void> {
      await noteMany(request);
      const address = clientAddress(request);
      const seconds = await tries.insertTry('wrong-key', { account: everyone, address });
      if (seconds)
        throw new Refusal(seconds, 'Too many wrong staff keys came from this address. Wait %, then try again.');
    },
  };
}
