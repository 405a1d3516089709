import type { StaffAct } from './Book.ts';
import type { Dice } from './Dice.ts';
import { keyOfAct, nameOfAct } from './actKeys.ts';
import { ask, isSilence } from './ask.ts';
import type { Scene } from './Scene.ts';

const next = { new: 'pack', packed: 'ship', shipped: 'deliver', delivered: 'refund' } as const;
const reached = { pack: 'packed', ship: 'shipped', deliver: 'delivered' } as const;

/** The next step of an order, or one that is out of turn. */
export async function moveOrder(scene: Scene, dice: Dice): Promise<void> {
  const attempt = dice.pickRecent(scene.book.placed);
  if (!attempt?.number) return;
  const action = dice.is(0.1) ? dice.pick(Object.values(next)) : next[attempt.step];
  if (action === 'refund') return refund(scene, dice, attempt.number, attempt.lines.length);
  const act = begin(scene, action, attempt.number);
  const body = action === 'ship' ? { tracking: `T-${act.name}` } : undefined;
  await send(scene, act, `orders/${attempt.number}/${action}`, body);
  if (act.outcome === 'done') attempt.step = reached[action];
}

/** Some cents, some units, all that is left, or more than there is; now and then twice under one id. */
async function refund(scene: Scene, dice: Dice, number: string, lines: number): Promise<void> {
  const act: StaffAct = { ...begin(scene, 'refund', number), refund: dice.uuid() };
  scene.book.staff[scene.book.staff.length - 1] = act;
  const wish = dice.pick([
    { cents: dice.from(1, 1500) },
    { lines: [{ position: dice.from(0, lines - 1), quantity: 1 }] },
    { lines: [{ position: dice.from(0, lines - 1), quantity: 2 }] },
    {},
    { cents: 90_000_000 },
  ]);
  const body = { id: act.refund, reason: `Checker ${act.name}`, ...wish };
  const path = `orders/${number}/refund`;
  await send(scene, act, path, body);
  if (act.outcome === 'unknown' || (act.outcome === 'done' && dice.is(0.3))) await repeat(scene, act, path, body);
}

async function repeat(scene: Scene, act: StaffAct, path: string, body: object): Promise<void> {
  const { cents, outcome } = act;
  const again = await send(scene, act, path, body);
  if (isSilence(again)) return;
  if (outcome === 'done' && (act.cents !== cents || again.status !== 200)) {
    scene.book.surprise(`refund ${act.refund} came to ${cents} cents before`, again);
  }
}

/** Something came in, was lost, or was counted again. */
export async function changeStock(scene: Scene, dice: Dice): Promise<void> {
  const { sku } = dice.pick(scene.shelf);
  const change = dice.is(0.15) ? { set: dice.from(0, 8) } : { add: dice.is(0.1) ? -dice.from(1, 3) : dice.from(1, 12) };
  const act: StaffAct = { ...begin(scene, 'stock', sku), ...change };
  scene.book.staff[scene.book.staff.length - 1] = act;
  // Never again without an answer: it would be added twice.
  await send(scene, act, `stock/${encodeURIComponent(sku)}`, change);
}

function begin({ book }: Scene, action: StaffAct['action'], subject: string): StaffAct {
  const act: StaffAct = { name: nameOfAct(book.staff.length), action, subject, outcome: 'unknown' };
  book.staff.push(act);
  return act;
}

async function send({ book, course, shop }: Scene, act: StaffAct, path: string, body?: object) {
  const headers = { 'x-staff-key': keyOfAct(book.staff.indexOf(act)) };
  const answer = await course.ask(() => ask(shop.staffUrl, 'POST', `/api/staff/${path}`, body, headers));
  book.noteStaff(act, answer);
  return answer;
}
