import { type Answer, isSilence } from './ask.ts';
import type { Attempt } from './Book.ts';
import type { Customer } from './Customer.ts';
import type { Dice } from './Dice.ts';
import { payAtBank } from './actAsBank.ts';
import { fillCart, type Quoted, writeOrder } from './fillCart.ts';
import type { Scene } from './Scene.ts';

/** A cart, its quote, and then perhaps the order. */
export async function checkOut(scene: Scene, dice: Dice): Promise<void> {
  const { book, shop } = scene;
  const customer = dice.pick(scene.customers);
  const cart = fillCart(customer, scene.shelf, dice);
  const body = { ...cart.asked, email: cart.email };
  const quote = await askRenewed(scene, customer, () => customer.call(shop.url, 'POST', '/api/cart/quote', body));
  book.count(`quote ${quote.status}`);
  if (isSilence(quote)) return;
  if (quote.status !== 200) return book.surprise('quote', quote);
  const attempt = writeOrder(customer, cart, quote.body as unknown as Quoted, dice);
  if (attempt && dice.is(0.95)) await order(scene, dice, attempt);
}

async function order(scene: Scene, dice: Dice, attempt: Attempt): Promise<void> {
  const { book } = scene;
  book.attempts.set(attempt.key, attempt);
  const sendOnce = async (): Promise<Answer> => {
    const before = attempt.outcome;
    const answer = await send(scene, attempt);
    book.noteOrder(attempt, answer, before);
    return answer;
  };
  // Now and then a finger taps twice.
  const answers = await Promise.all(Array.from({ length: dice.is(0.1) ? 2 : 1 }, sendOnce));
  // Most try again; some walk away and never hear what became of it.
  while (answers.every(isSilence) && dice.is(0.85)) answers.push(await sendOnce());
  const pages = answers.map(({ body }) => (body.payment as { redirectUrl?: string } | undefined)?.redirectUrl);
  const page = pages.find((each) => each !== undefined);
  if (page) payAtBank(scene, dice, page);
}

const send = (scene: Scene, { customer, key, body }: Attempt) =>
  askRenewed(scene, customer, () =>
    customer.call(scene.shop.url, 'POST', '/api/orders', body, { 'idempotency-key': key }),
  );

async function askRenewed({ course, shop }: Scene, customer: Customer, call: () => ReturnType<Customer['call']>) {
  const answer = await course.ask(call);
  if (answer.status !== 403 || answer.body.code !== 'renewal_needed') return answer;
  await customer.renew(shop.url);
  return course.ask(call);
}

/** The same order once more, as after a lost answer, or something else under its key. */
export async function repeatOrder(scene: Scene, dice: Dice): Promise<void> {
  const attempt = dice.pickRecent(scene.book.placed);
  if (!attempt) return;
  const before = attempt.outcome;
  if (dice.is(0.6)) return scene.book.noteOrder(attempt, await send(scene, attempt), before);
  const other = { ...attempt, body: { ...attempt.body, contact: { email: `other.${attempt.email}` } } };
  const answer = await send(scene, other);
  scene.book.count(`other body ${answer.status}`);
  if (isSilence(answer) || (answer.status === 409 && answer.body.code === 'key_reused')) return;
  scene.book.surprise(`another body under the key of ${attempt.number}`, answer);
}

export async function lookAtOrder({ book, course, shop }: Scene, dice: Dice): Promise<void> {
  const attempt = dice.pickRecent(book.placed);
  if (!attempt) return;
  const answer = await course.ask(() => attempt.customer.call(shop.url, 'GET', `/api/orders/${attempt.reference}`));
  book.count(`look ${answer.status}`);
  const isRight = answer.body.number === attempt.number && answer.body.totalCents === attempt.agreedCents;
  if (!isSilence(answer) && !isRight) book.surprise(`the page of ${attempt.number}`, answer);
}

export async function cancelOrder({ book, course, shop }: Scene, dice: Dice): Promise<void> {
  const attempt = dice.pickRecent(book.placed);
  if (!attempt?.number) return;
  const { number, reference, customer } = attempt;
  const before = book.cancels.get(number) ?? 'refused';
  // From now on it may be cancelled, whatever is answered.
  if (before === 'refused') book.cancels.set(number, 'unknown');
  const answer = await course.ask(() => customer.call(shop.url, 'POST', `/api/orders/${reference}/cancel`));
  book.count(`cancel ${answer.status === 409 ? String(answer.body.code) : answer.status}`);
  if (isSilence(answer)) return;
  if (answer.status === 200) book.cancels.set(number, 'done');
  else if (answer.body.code !== 'too_late') book.surprise(`cancelling ${number}`, answer);
}
