import { answer, ApiProblem } from '@paw/shared/contract/http.ts';
import { withSession } from '@paw/shared/contract/withSession.ts';
import type { PlacedOrder } from '../../draft/checkoutDraft.ts';
import { changeDraft, keepPlaced, readDraft } from '../../draft/draftStore.ts';
import { newKey } from './newKey.ts';
import { oneOrderAtATime } from './oneOrderAtATime.ts';
import type { OrderBody } from './orderTypes.ts';

export interface Placed {
  order: PlacedOrder;
  /** Where it is paid. */
  redirectUrl?: string | undefined;
}

/** Nobody knows whether the order went through. It is asked for again under the same key, with the same words. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** The key of the order that is being prepared, the same in every tab; made when there is none. */
export function orderKey(): string {
  const { attempt } = readDraft();
  if (attempt) return attempt.key;
  const key = newKey();
  changeDraft({ attempt: { key } });
  return key;
}

/**
 * Places an order once, however often and in however many tabs it is asked for. While the shop has not answered, the
 * draft holds the key together with what was sent, and nothing else can be sent. A refusal ends the attempt: what is
 * sent after it has a key of its own.
 * @param body undefined: only what was sent already is asked for again
 * @param seenKey the key that stood in the draft when the shopper pressed the button
 * @throws NoAnswer; ApiProblem when the order was refused, with the code `signed_out` when the session has ended
 */
export function placeOrder(body: OrderBody | undefined, seenKey = readDraft().attempt?.key): Promise<Placed> {
  return oneOrderAtATime(async () => {
    const { attempt, done } = readDraft();
    // Another tab was faster with this very order.
    if (done && done.key === seenKey) return { order: done };
    const key = attempt?.key ?? newKey();
    const sent = (attempt?.body as OrderBody | undefined) ?? body;
    if (!sent) throw new ApiProblem(409, 'nothing_to_ask', 'There is no order on its way.');
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

/** @param wasSent once before without an answer: only an answer to the order itself ends such an attempt */
function settle(error: unknown, key: string, wasSent: boolean): unknown {
  const { status, code } = error instanceof ApiProblem ? error : { status: 0, code: '' };
  const isUnknown = status === 0 || status >= 500 || (code === 'signed_out' && wasSent) || (status === 429 && wasSent);
  if (!isUnknown) changeDraft({ attempt: { key: code === 'signed_out' ? key : newKey() } });
  return isUnknown && code !== 'signed_out' ? new NoAnswer('The shop did not answer.', { cause: error }) : error;
}

const linesOf = ({ lines }: OrderBody) =>
  lines.map(({ title, size, color, quantity }) => ({ title, size, color, quantity }));
