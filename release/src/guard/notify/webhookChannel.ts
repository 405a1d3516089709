import { createHmac } from 'node:crypto';
import { pageOf } from './GuardMessage.ts';
import { type Channel, Undeliverable } from './Outbox.ts';

/** ms for the whole answer */
const TIMEOUT = 10_000;

interface WebhookSettings {
  url: string;
  /** `whsec_` and the key in base64. */
  secret: string;
  /** Of the registry, as browsers see it. */
  origin: () => string;
  timeout?: number;
}

/** Calls an address of the team's, signed as the Standard Webhooks specification says (version 1, symmetric). */
export function webhookChannel({ url, secret, origin, timeout = TIMEOUT }: WebhookSettings): Channel {
  return {
    name: 'webhook',
    async send(message) {
      const { kind, id, at, ...data } = message;
      const body = JSON.stringify({ type: kind, timestamp: at, data: { ...data, page: pageOf(message, origin()) } });
      const webhookId = `${data.env}-${id}`;
      const timestamp = String(Math.floor(Date.now() / 1_000));
      const response = await fetch(url, {
        method: 'POST',
        body,
        // A receiver that moves is told of by its owner: a message must not be led elsewhere.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'content-type': 'application/json',
          'webhook-id': webhookId,
          'webhook-timestamp': timestamp,
          'webhook-signature': signWebhook({ id: webhookId, timestamp, body, secret }),
        },
      });
      await response.body?.cancel();
      if (response.ok) return;
      const problem = `The receiver answered ${response.status}.`;
      throw response.status === 410 ? new Undeliverable(problem) : new Error(problem);
    },
  };
}

/** @param timestamp seconds since 1970 @returns the header `webhook-signature` */
export function signWebhook({ id, timestamp, body, secret }: Record<'id' | 'timestamp' | 'body' | 'secret', string>) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
