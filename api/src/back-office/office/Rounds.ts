import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@paw/node/createLog.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/database/DatabaseUnavailable.ts';
import { forgetDevices } from '../../people/account/deviceQueries.ts';
import { forgetEmailChanges } from '../../people/account/emailChangeQueries.ts';
import { forgetResets } from '../../people/account/passwordQueries.ts';
import { forgetSignUps } from '../../people/account/signUpQueries.ts';
import { forgetMessages } from '../contact/contactQueries.ts';
import { forgetSubscriptions } from '../../people/newsletter/newsletterQueries.ts';
import { deleteDueAccounts } from '../../people/person/deletionQueries.ts';
import { releaseUnconfirmed } from '../../selling/order/confirmOrder.ts';
import { queueUnsettled } from '../../selling/payment/queueUnsettled.ts';
import { askForReviews } from '../../selling/review-mail/reviewMailQueries.ts';
import { rotateOldKeys } from '../staff/rotateKeys.ts';
import { forgetPhotos } from '../../selling/return/photoQueries.ts';
import { forgetUnconfirmed, fulfilNotices } from '../../selling/stock-notice/noticeQueries.ts';
import { outboxQueries } from '../../platform/outbox/outboxQueries.ts';

/** ms between two rounds. */
const interval = 30_000;
/** Days that we remember what was done, and what the payment provider told us: longer than it repeats itself. */
const memory = 30;

/**
 * What nobody asks for at the time: payments that did not come to rest, wishes for what is in stock again, rows that
 * nobody needs any more, a signing key that has grown old. Several processes may go their rounds at once.
 */
export class Rounds {
  readonly #database: Database;
  readonly #wake: () => void;
  readonly #log: Log | undefined;
  readonly #reviewDays: number;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  /**
   * @param wake is told when a round queued work
   * @param reviewDays days after a delivery until an email asks for reviews; 0 = none does
   */
  constructor(database: Database, wake: () => void, { log, reviewDays = 0 }: { log?: Log; reviewDays?: number } = {}) {
    this.#database = database;
    this.#wake = wake;
    this.#log = log;
    this.#reviewDays = reviewDays;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** One round. */
  async go(): Promise<void> {
    const database = this.#database;
    const queued = [
      await queueUnsettled(database),
      // Before wishes are fulfilled: what nobody confirmed is in stock again.
      await releaseUnconfirmed(database),
      await database.transaction((tx) => fulfilNotices(tx)),
      await askForReviews(database, this.#reviewDays),
    ];
    if (queued.some(Boolean)) this.#wake();
    await outboxQueries(database).forgetDone(memory);
    await forgetUnconfirmed(database);
    await forgetSubscriptions(database);
    await forgetMessages(database);
    await forgetPhotos(database);
    await deleteDueAccounts(database);
    await forgetSignUps(database);
    await forgetResets(database);
    await forgetEmailChanges(database);
    await forgetDevices(database);
    await rotateOldKeys(database);
    await database.db.execute(
      sql`delete from stripe_events where received_at < now() - make_interval(days => ${memory})`,
    );
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.go().catch((error: unknown) => {
        if (!isUnavailable(error)) this.#log?.error({ err: error }, 'A round was not finished.');
      });
      await pause(interval, undefined, { signal }).catch(() => {});
    }
  }
}
