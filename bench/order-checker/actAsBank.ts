import { ask, isSilence } from './ask.ts';
import type { Dice } from './Dice.ts';
import type { Scene } from './Scene.ts';

/** What someone does on the hosted page, if anything. */
export function payAtBank({ bank, book }: Scene, dice: Dice, pageUrl: string): void {
  const session = bank.ledger.sessions.get(pageUrl.split('/').at(-1) ?? '');
  if (!session) return void book.surprises.push(`${pageUrl} is no page of the bank's`);
  book.pages.add(session.id);
  if (session.status !== 'open') return;
  if (dice.is(0.1)) bank.ledger.decline(session.id);
  if (dice.is(0.85)) bank.ledger.pay(session.id);
}

/** One of the bank's messages: any of the late ones, now and then one that came before. Some never come. */
export async function deliverEvent({ bank, book, course, shop }: Scene, dice: Dice): Promise<void> {
  const payload = dice.pickRecent(bank.events);
  if (!payload) return;
  const { id, isLost } = readEvent(payload);
  if (isLost || (book.events.get(id) === 'done' && dice.is(0.8))) return;
  const headers = { 'stripe-signature': bank.sign(payload) };
  if (!book.events.has(id)) book.events.set(id, 'unknown');
  const answer = await course.ask(() => ask(shop.url, 'POST', '/api/payments/stripe/webhook', payload, headers));
  book.count(`webhook ${answer.status}`);
  if (answer.status === 200) book.events.set(id, 'done');
  else if (!isSilence(answer)) book.surprise(`webhook ${id}`, answer);
}

/** For one order in 25 no webhook is sent: the shop has to ask the bank. */
function readEvent(payload: string) {
  const { id, data } = JSON.parse(payload) as { id: string; data: { object: { metadata?: { order?: string } } } };
  const order = data.object.metadata?.order ?? '';
  return { id, isLost: Number.parseInt(order.slice(-2), 16) < 10 };
}

/** All that never came and is not lost, in no order. */
export async function deliverRest(scene: Scene, dice: Dice): Promise<void> {
  const waiting = scene.bank.events
    .map((payload) => ({ payload, ...readEvent(payload), place: dice.next() }))
    .filter(({ id, isLost }) => scene.book.events.get(id) !== 'done' && !isLost)
    .sort((one, other) => one.place - other.place);
  for (const { payload, id } of waiting) {
    const headers = { 'stripe-signature': scene.bank.sign(payload) };
    const answer = await ask(scene.shop.url, 'POST', '/api/payments/stripe/webhook', payload, headers);
    if (answer.status === 200) scene.book.events.set(id, 'done');
    else scene.book.surprise(`webhook ${id}`, answer);
  }
}
