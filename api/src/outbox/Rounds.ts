import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@paw/node/createLog.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/DatabaseUnavailable.ts';
import { forgetDevices } from '../account/deviceQueries.ts';
import { forgetEmailChanges } from '../account/emailChangeQueries.ts';
import { forgetResets } from '../account/passwordQueries.ts';
import { forgetSignUps } from '../account/signUpQueries.ts';
import { forgetMessages } from '../contact/contactQueries.ts';
import { forgetSubscriptions } from '../newsletter/newsletterQueries.ts';
import { deleteDueAccounts } from '../personal-data/deletionQueries.ts';
import { releaseUnconfirmed } from '../order/confirmOrder.ts';
import { queueUnsettled } from '../payment/queueUnsettled.ts';
import { askForReviews } from '../review-mail/reviewMailQueries.ts';
import { rotateOldKeys } from '../staff/rotateKeys.ts';
import { forgetPhotos } from '../return/photoQueries.ts';
import { forgetUnconfirmed, fulfilNotices } from '../stock-notice/noticeQueries.ts';
import { outboxQueries } from './outboxQueries.ts';

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
