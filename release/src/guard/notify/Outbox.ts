import { z } from 'zod';
import type { Log } from '@paw/node/createLog.ts';
import { parseJson } from '../../store/parseJson.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { keys } from '../../store/storeKeys.ts';
import { addDelivery, type Delivery } from './deliveries.ts';
import { describeFailure } from './describeFailure.ts';
import { type GuardMessage, type Message, subjectOf } from './GuardMessage.ts';

/** One way to tell the team. */
export interface Channel {
  name: 'mail' | 'webhook';
  /** @throws Undeliverable when no later attempt can succeed; anything else is tried again */
  send: (message: Message) => Promise<void>;
}

/** The receiver has refused this message, or all of them, for good. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 5 * 60_000;
/** A message that could not be delivered for so long is given up. ms */
const GIVEN_UP = 24 * 3_600_000;
/** Another registry's message is taken over when that one had so long. ms */
const TAKEN_OVER = 2 * 60_000;
const LOOK_EVERY = 60_000;
/** A receiver that is down must not fill the store. */
const MOST_KEPT = 500;

const keptSchema = z.object({
  at: z.string(),
  channel: z.enum(['mail', 'webhook']),
  message: z.record(z.string(), z.unknown()),
});

interface Attempt {
  message: GuardMessage;
  channel: Channel['name'];
  since: number;
  tries: number;
  next: number;
}

interface OutboxOptions {
  store: ReleaseStore;
  env: string;
  channels: readonly Channel[];
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

/** Messages that are not delivered yet. They are in the store, so a restart loses none. */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #waiting = new Map<string, Attempt>();
  #looked = Number.NEGATIVE_INFINITY;
  #sending: Promise<void> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** One with the same id that waits already is not put in again. @param now ms since 1970 */
  async put(message: GuardMessage, now: number): Promise<void> {
    const { store, env, channels, log } = this.#options;
    if (!channels.length)
      log.warn(
        { kind: message.kind, reason: message.reason },
        'The guard has no one to tell: set GUARD_MAIL or GUARD_WEBHOOK.',
      );
    for (const { name } of channels) {
      const id = `${message.id}-${name}`;
      const text = JSON.stringify({ at: new Date(now).toISOString(), channel: name, message });
      if (!(await store.putIfAbsent(keys.outbox(env, id), text))) continue;
      this.#waiting.set(id, { message, channel: name, since: now, tries: 0, next: now });
    }
  }

  /** Sends what is due, one call at a time. */
  async advance(now: number): Promise<void> {
    this.#sending ??= this.#run(now).finally(() => (this.#sending = undefined));
    await this.#sending;
  }

  async #run(now: number): Promise<void> {
    if (now - this.#looked >= LOOK_EVERY) {
      this.#looked = now;
      await this.#takeOver(now);
    }
    const due = [...this.#waiting].filter(([, { next }]) => next <= now);
    await Promise.all(due.map(async ([id, attempt]) => this.#try(id, attempt, now)));
  }

  async #try(id: string, attempt: Attempt, now: number): Promise<void> {
    const { channels, log } = this.#options;
    const { message, channel } = attempt;
    const fields = { message: message.id, channel };
    const found = channels.find(({ name }) => name === channel);
    try {
      if (!found) throw new Undeliverable('It is not set up anymore.');
      await found.send(message);
      log.info(fields, 'The team was told.');
      await this.#drop(id);
      await this.#record(attempt, now, 'delivered');
    } catch (error) {
      attempt.tries++;
      attempt.next = now + Math.min(FIRST_WAIT * 2 ** (attempt.tries - 1), LONGEST_WAIT);
      const isOver = error instanceof Undeliverable || now - attempt.since >= GIVEN_UP;
      if (isOver) log.error({ ...fields, err: error, reason: message.reason }, 'The team could not be told: given up.');
      else if (attempt.tries === 1) log.warn({ ...fields, err: error }, 'The team could not be told yet: tried again.');
      if (isOver) await this.#drop(id);
      if (isOver || attempt.tries === 1) await this.#record(attempt, now, isOver ? 'given up' : 'waiting', error);
    }
  }

  /** For the page: a record that cannot be written delivers nothing twice. */
  async #record(
    { message, channel }: Attempt,
    now: number,
    result: Delivery['result'],
    error?: unknown,
  ): Promise<void> {
    const { store, log } = this.#options;
    try {
      const about = {
        at: new Date(now).toISOString(),
        channel,
        kind: message.kind,
        subject: subjectOf(message),
        result,
      };
      await addDelivery(store, { ...about, ...(error !== undefined && { problem: describeFailure(channel, error) }) });
    } catch (err) {
      log.warn({ message: message.id, channel, err }, 'What came of a message could not be kept.');
    }
  }

  async #drop(id: string): Promise<void> {
    this.#waiting.delete(id);
    await this.#options.store.delete(keys.outbox(this.#options.env, id));
  }

  /** What a registry has left that ended before it was delivered. */
  async #takeOver(now: number): Promise<void> {
    const { store, env } = this.#options;
    const prefix = keys.outbox(env, 'x').slice(0, -1);
    const left = (await store.list(prefix)).filter((key) => !this.#waiting.has(key.slice(prefix.length)));
    for (const key of left.slice(0, MOST_KEPT)) {
      const { data } = keptSchema.safeParse(parseJson(await store.get(key)));
      const since = Date.parse(data?.at ?? '');
      if (!data || Number.isNaN(since)) await store.delete(key);
      else if (now - since >= TAKEN_OVER) {
        const message = data.message as unknown as GuardMessage;
        this.#waiting.set(key.slice(prefix.length), { message, channel: data.channel, since, tries: 0, next: now });
      }
    }
  }
}
