import { setTimeout as pause } from 'node:timers/promises';
import { runSql } from './runSql.ts';
import type { Shop } from './Shop.ts';

/** Times that the shop is started again, each time an hour later. */
const hours = 200;
/** For one of them. ms */
const patience = 20_000;
/** After its start the shop looks around, and then has work again or has none. ms */
const lookingAround = 3000;

/**
 * Lets time pass until no work is left: the unfinished work of killed processes, failed work that is tried again,
 * payments without a webhook, pages that were not paid. An hour passes by making rows an hour older. The comparison
 * finds what is not finished.
 */
export async function settle(shop: Shop): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    await shop.stopApi();
    await runSql(shop.databaseUrl, 'update outbox set due_at = now(), locked_until = null where done_at is null');
    await runSql(
      shop.databaseUrl,
      `update orders set placed_at = placed_at - interval '1 hour'
       where payment_method <> 'delivery' and payment_state = 'pending'`,
    );
    await shop.startApi();
    const begun = Date.now();
    for (; Date.now() < begun + patience; await pause(250)) {
      const [now] = await runSql(shop.databaseUrl, texts.waiting);
      if (now?.work === 0 && now.unsettled === 0) return;
      // It looks at some of them at a time.
      if (now?.work === 0 && Date.now() > begun + lookingAround) break;
    }
  }
}

const texts = {
  waiting: `select (select count(*)::int from outbox where done_at is null) as work, (
    select count(*)::int from orders
    where payment_method <> 'delivery' and payment_state = 'pending'
  ) as unsettled`,
};
