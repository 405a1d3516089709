import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import type { OutboxWorker } from '../../platform/outbox/OutboxWorker.ts';
import type { PaymentMethod } from './PaymentProvider.ts';
import { findPayable } from './paymentQueries.ts';
import { paymentRow } from './paymentJobs.ts';

/** What routes need of payment: which ways there are, and where one pays. */
export interface PaymentDesk {
  methods: readonly PaymentMethod[];
  /**
   * The page where an order is paid, once its transaction is done. Undefined when the provider is slow or there is
   * nothing to open: the order is placed, and its page tells the address as soon as there is one.
   */
  openPage: (orderId: string) => Promise<string | undefined>;
}

/** For an api without a provider. */
export const cashDesk: PaymentDesk = { methods: ['delivery'], openPage: async () => undefined };

/** ms that a shopper waits for the provider's page. */
const patience = 6000;

export function paymentDesk(
  database: Database,
  worker: Pick<OutboxWorker, 'runDue'>,
  methods: readonly PaymentMethod[],
  limit = patience,
): PaymentDesk {
  const urlOf = async (orderId: string) => (await findPayable(database, orderId))?.paymentUrl ?? undefined;
  return {
    methods,
    async openPage(orderId) {
      const end = Date.now() + limit;
      const timer = new AbortController();
      // What fails here is tried again by the worker.
      const opened = worker.runDue(paymentRow({ job: 'start', orderId }).messageId).catch(() => {});
      await Promise.race([opened, pause(limit, undefined, { signal: timer.signal }).catch(() => {})]);
      timer.abort();
      // Perhaps another process took it first.
      for (;;) {
        const url = await urlOf(orderId);
        if (url || Date.now() >= end || (await hasFailed(database, orderId))) return url;
        await pause(100);
      }
    },
  };
}

/** No worker holds it: it failed, and waits for its next try. */
async function hasFailed({ pool }: Database, orderId: string): Promise<boolean> {
  const key = paymentRow({ job: 'start', orderId }).messageId;
  const { rows } = await pool.query(
    'select 1 from outbox where message_id = $1 and done_at is null and locked_until > now()',
    [key],
  );
  return rows.length === 0;
}
