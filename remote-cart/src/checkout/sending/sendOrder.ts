import { randomKey } from '@paw/contract/randomKey.ts';
import { answer, ApiProblem } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import type { LastOrder } from '../../draft/checkoutDraft.ts';
import { changeDraft, keepLastOrder, readDraft } from '../../draft/draftStore.ts';
import type { OrderBody } from './orderBody.ts';

export interface SentOrder {
  order: LastOrder;
  /** The payment page. */
  redirectUrl?: string | undefined;
}

/** It is unknown whether the api accepted the order. The same body is sent again under the same key. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The idempotency key of the order that is being prepared, the same in every tab. Created when there is none. */
export function currentOrderKey(): string {
  const { attempt } = readDraft();
  if (attempt) return attempt.key;
  const orderKey = randomKey();
  changeDraft({ attempt: { key: orderKey } });
  return orderKey;
}

/**
 * Sends an order so that the api places it once, however often and from however many tabs it is sent. While there is no
 * answer, the draft holds the key together with the body that was sent, and nothing else can be sent. A refusal ends
 * the attempt: the next one has a new key.
 * @param body undefined: sends only what was already sent
 * @param seenKey the draft's key when the shopper pressed the button
 * @throws NoAnswer; ApiProblem when the order was refused, with the code `signed_out` when the session has ended
 */
export function sendOrder(body: OrderBody | undefined, seenKey = readDraft().attempt?.key): Promise<SentOrder> {
  return oneOrderAtATime(async () => {
    const { attempt, done } = readDraft();
    // Another tab has already sent this order.
    if (done && done.key === seenKey) return { order: done };
    const orderKey = attempt?.key ?? randomKey();
    const sent = (attempt?.body as OrderBody | undefined) ?? body;
    if (!sent) throw new ApiProblem(409, 'nothing_to_ask', 'No order is waiting for an answer.');
    changeDraft({ attempt: { key: orderKey, body: sent } });
    try {
      const { reference, number, payment } = await postOrder(orderKey, sent);
      const order = { key: orderKey, reference, number, at: new Date().toISOString(), toEmpty: orderedLines(sent) };
      keepLastOrder(order);
      return { order, redirectUrl: payment.redirectUrl };
    } catch (error) {
      throw settle(error, orderKey, attempt?.body !== undefined);
    }
  });
}

const postOrder = (orderKey: string, body: OrderBody) =>
  withSession(new AbortController().signal, (api) =>
    answer(api.POST('/api/orders', { params: { header: { 'idempotency-key': orderKey } }, body })),
  );

/** @param wasSent before, without an answer: only an answer to the order itself ends such an attempt */
function settle(error: unknown, orderKey: string, wasSent: boolean): unknown {
  const { status, code } = error instanceof ApiProblem ? error : { status: 0, code: '' };
  // Certainly not placed, unless it was before.
  const isRefused = code === 'read_only' && !wasSent;
  const isUnknown =
    status === 0 || (status >= 500 && !isRefused) || (code === 'signed_out' && wasSent) || (status === 429 && wasSent);
  if (!isUnknown) changeDraft({ attempt: { key: code === 'signed_out' ? orderKey : randomKey() } });
  return isUnknown && code !== 'signed_out' ? new NoAnswer('The store didn’t answer.', { cause: error }) : error;
}

const orderedLines = ({ lines }: OrderBody) =>
  lines.map(({ title, size, color, quantity }) => ({ title, size, color, quantity }));

const LOCK = 'paw-order';
/** In ms, until other tabs see what this one stored: the next order waits for that. */
const PROPAGATION = 200;

/**
 * Runs `work` while no other tab of the store sends an order. Where the browser has no locks (plain http except on
 * localhost) it runs at once; the order's key, which is stored before, still prevents two orders from two tabs.
 */
async function oneOrderAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return new Promise<Result>((resolve, reject) => {
    const hold = async () => {
      await work().then(resolve, reject);
      await new Promise((done) => setTimeout(done, PROPAGATION));
    };
    locks.request(LOCK, hold).catch(reject);
  });
}
