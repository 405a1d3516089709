import { randomKey } from '@paw/contract/randomKey.ts';
import { answer, ApiProblem } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import type { PlacedOrder } from '../../draft/checkoutDraft.ts';
import { changeDraft, keepPlaced, readDraft } from '../../draft/draftStore.ts';
import { oneOrderAtATime } from './oneOrderAtATime.ts';
import type { OrderBody } from './orderTypes.ts';

export interface Placed {
  order: PlacedOrder;
  /** Where it is paid. */
  redirectUrl?: string | undefined;
}

/** Whether the order went through is unknown. It is sent again under the same key, with the same body. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The key of the order that is being prepared, the same in every tab; made when there is none. */
export function orderKey(): string {
  const { attempt } = readDraft();
  if (attempt) return attempt.key;
  const key = randomKey();
  changeDraft({ attempt: { key } });
  return key;
}

/**
 * Places an order once, however often and in however many tabs it is sent. While no answer is known, the draft holds
 * the key together with the body that was sent, and nothing else can be sent. A refusal ends the attempt: the next one
 * has a new key.
 * @param body undefined: sends again only what was sent already
 * @param seenKey the draft's key when the shopper pressed the button
 * @throws NoAnswer; ApiProblem when the order was refused, with the code `signed_out` when the session has ended
 */
export function placeOrder(body: OrderBody | undefined, seenKey = readDraft().attempt?.key): Promise<Placed> {
  return oneOrderAtATime(async () => {
    const { attempt, done } = readDraft();
    // Another tab placed this order already.
    if (done && done.key === seenKey) return { order: done };
    const key = attempt?.key ?? randomKey();
    const sent = (attempt?.body as OrderBody | undefined) ?? body;
    if (!sent) throw new ApiProblem(409, 'nothing_to_ask', 'No order is waiting for an answer.');
    changeDraft({ attempt: { key, body: sent } });
    try {
      const { reference, number, payment } = await send(key, sent);
      const order = { key, reference, number, at: new Date().toISOString(), toEmpty: linesOf(sent) };
      keepPlaced(order);
      return { order, redirectUrl: payment.redirectUrl };
    } catch (error) {
      throw settle(error, key, attempt?.body !== undefined);
    }
  });
}

const send = (key: string, body: OrderBody) =>
  withSession(new AbortController().signal, (api) =>
    answer(api.POST('/api/orders', { params: { header: { 'idempotency-key': key } }, body })),
  );

/** @param wasSent before, without an answer: only an answer to the order itself ends such an attempt */
function settle(error: unknown, key: string, wasSent: boolean): unknown {
  const { status, code } = error instanceof ApiProblem ? error : { status: 0, code: '' };
  const isUnknown = status === 0 || status >= 500 || (code === 'signed_out' && wasSent) || (status === 429 && wasSent);
  if (!isUnknown) changeDraft({ attempt: { key: code === 'signed_out' ? key : randomKey() } });
  return isUnknown && code !== 'signed_out' ? new NoAnswer('The store didn’t answer.', { cause: error }) : error;
}

const linesOf = ({ lines }: OrderBody) =>
  lines.map(({ title, size, color, quantity }) => ({ title, size, color, quantity }));
