import type { TestPostOffice } from '../../api/src/platform/mail/testing/TestPostOffice.ts';
import type { Findings } from './Findings.ts';
import { groupBy } from './groupBy.ts';
import type { SavedOrder, Snapshot } from './readSnapshot.ts';

/**
 * Each email that the orders require has arrived at its recipient, under one Message-ID; and no other. An email may
 * arrive twice when a process died or a connection broke: then under the same Message-ID.
 * @returns how many arrived, and how many of them were repeats
 */
export function compareMails(mails: TestPostOffice['mails'], { orders, outbox }: Snapshot, found: Findings) {
  const came = groupBy(mails, ({ messageId }) => messageId ?? '');
  const expected = new Map(orders.flatMap((order) => mailsOf(order).map((id) => [id, order] as const)));
  for (const [id, { number }] of expected) {
    if (!came.has(id)) found.mails.push(`${id} about ${number} never came`);
  }
  const names = new Map<string, string>();
  for (const [id, copies] of came) {
    const order = expected.get(id);
    if (!order) {
      if (!isAboutAccount(id)) found.mails.push(`${id} was sent without a reason: "${copies[0]?.subject}"`);
      continue;
    }
    for (const { to, subject = '', text = '' } of copies) {
      // Hosts have no capitals.
      const isTo = to?.[0]?.address?.toLowerCase() === order.email;
      const isRight = isTo && subject.includes(order.number) && text.length > 0;
      if (!isRight) found.mails.push(`${id} is "${subject}", for ${to?.[0]?.address}`);
      // Refunds of one order have one subject.
      const what = id.startsWith('<order-refunded.') ? id : subject;
      if ((names.get(what) ?? id) !== id) found.mails.push(`"${subject}" came as ${id} and as ${names.get(what)}`);
      names.set(what, id);
    }
  }
  for (const { message_id: id, done, last_error: error } of outbox) {
    if (!done) found.mails.push(`${id} is still in the outbox: ${error ?? 'not tried'}`);
  }
  return { mails: mails.length, repeats: mails.length - came.size };
}

/** Members get other emails too: a code, a welcome, a note about a new device. */
const isAboutAccount = (id: string) => /^<(?:code|welcome|new-device)\./.test(id);

/** Their Message-IDs. */
function mailsOf({ id, payment_method: method, events, refunds }: SavedOrder): string[] {
  const has = (kind: string) => events.some((event) => event.kind === kind);
  const isPlaced = method === 'delivery' || has('authorised') || has('paid');
  return [
    ...(isPlaced ? [`order-placed.${id}`] : []),
    ...['shipped', 'delivered', 'cancelled'].filter(has).map((kind) => `order-${kind}.${id}`),
    ...refunds.filter(({ state }) => state === 'done').map((refund) => `order-refunded.${refund.id}`),
  ].map((name) => `<${name}@mail.paw-dailies.example>`);
}
