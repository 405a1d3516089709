import { setTimeout as pause } from 'node:timers/promises';
import { cancelOrder, checkOut, lookAtOrder, repeatOrder } from './actAsShopper.ts';
import { changeStock, moveOrder } from './actAsStaff.ts';
import { deliverEvent, deliverRest } from './actAsBank.ts';
import { giveActKeys } from './actKeys.ts';
import { Book } from './Book.ts';
import { compareMails } from './compareMails.ts';
import { compareOrders } from './compareOrders.ts';
import { comparePayments } from './comparePayments.ts';
import { compareShelf } from './compareShelf.ts';
import { compareSums } from './compareSums.ts';
import { Course, type Plan } from './Course.ts';
import { Customer } from './Customer.ts';
import { Dice } from './Dice.ts';
import { Findings } from './Findings.ts';
import { fillShelf, type openScene } from './openScene.ts';
import { readSnapshot } from './readSnapshot.ts';
import type { Scene } from './Scene.ts';
import type { Shop } from './Shop.ts';
import { settle } from './settle.ts';

export interface CheckerPlan extends Plan {
  /** The same one gives the same choices; how they interleave is the machine's. */
  seed: number;
  /** ms that each client waits after an act; 0 by default. */
  rest?: number;
  /** Called for each write that the shop acknowledges. */
  onWrite?: () => void;
  /** Called when the last act is over, before the results are compared. */
  afterActs?: () => Promise<void>;
}

export interface Report {
  operations: number;
  kills: number;
  checks: number;
  /** In the database at the end. */
  orders: number;
  /** Emails that arrived, and how many of them were repeats. */
  mails: { mails: number; repeats: number };
  seconds: number;
  /** Kind of answer → how often. */
  answers: Map<string, number>;
  findings: Findings;
}

type Opened = Pick<NonNullable<Awaited<ReturnType<typeof openScene>>>, 'bank' | 'mails'> & { shop: Shop };

const atOnce = 16;
const variants = 12;
/** One buyer in this many has an account. */
const members = 8;

/** One after the other of these, each as often as its weight says. */
const acts: [number, (scene: Scene, dice: Dice) => Promise<void>][] = [
  [40, checkOut],
  [10, repeatOrder],
  [4, lookAtOrder],
  [8, cancelOrder],
  [22, moveOrder],
  [8, changeStock],
  [16, deliverEvent],
];
const drawn = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/**
 * Shoppers, staff and the bank at work in a shop whose processes are killed again and again; afterward, and at check
 * points between, what the database has is compared with what follows from the answers alone.
 */
export async function runChecker(opened: Opened, plan: CheckerPlan): Promise<Report> {
  const begun = performance.now();
  const { shop, bank, mails } = opened;
  const dice = new Dice(plan.seed);
  const shelf = await fillShelf(shop.databaseUrl, dice, variants);
  const count = Math.min(120, Math.max(24, Math.round(plan.operations / 40)));
  const customers = Array.from({ length: count }, (_, index) => new Customer(index, index % members === 0));
  for (const customer of customers) await customer.comeIn(shop.url, mails);

  // Each operation is at most one act of the staff, and some begin after the last one was counted.
  await giveActKeys(shop.databaseUrl, plan.operations + 1_000);

  const book = new Book(plan.onWrite);
  const findings = new Findings();
  let checks = 0;
  const check = async () => {
    checks += 1;
    const found = new Findings();
    const snapshot = await readSnapshot(shop.databaseUrl);
    compareOrders(book, snapshot, found);
    compareShelf(book, shelf, snapshot, found);
    compareSums(book, shelf, snapshot, found);
    // What is wrong now may be covered up later; the rest is found again at the end.
    const keep = (kept: string[], more: string[]) =>
      kept.push(...more.map((words) => `at check point ${checks}: ${words}`));
    keep(findings.oversold, found.oversold);
    keep(findings.lost, found.lost);
    keep(findings.coupons, found.coupons);
  };
  const course = new Course(shop, plan, dice.next, check);
  const scene: Scene = { shop, bank, book, course, customers, shelf };

  const work = async (index: number) => {
    const own = new Dice(plan.seed * 1000 + index);
    await course.goOn(async () => {
      if (own.is(0.01)) disturb(opened, own);
      await own.pick(drawn)(scene, own);
      if (plan.rest) await pause(plan.rest);
    });
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => work(index)));
  await plan.afterActs?.();
  await course.finish();
  mails.mood = 'kind';
  await deliverRest(scene, dice);
  await settle(shop);

  const snapshot = await readSnapshot(shop.databaseUrl);
  compareOrders(book, snapshot, findings);
  compareShelf(book, shelf, snapshot, findings);
  compareSums(book, shelf, snapshot, findings);
  comparePayments(book, bank.ledger, snapshot, findings);
  return {
    operations: course.operations,
    kills: shop.kills,
    checks: checks + 1,
    orders: snapshot.orders.length,
    mails: compareMails(mails.mails, snapshot, findings),
    seconds: (performance.now() - begun) / 1000,
    answers: book.answers,
    findings,
  };
}

/**
 * For a moment the mail server is busy, or its connection breaks after it accepted an email; the bank's connection
 * breaks, or the bank fails.
 */
function disturb({ mails, bank }: Opened, dice: Dice): void {
  if (dice.is(0.5)) return void bank.faults.push(dice.pick(['lost', 'broken']));
  mails.mood = dice.pick(['busy', 'lost']);
  setTimeout(() => (mails.mood = 'kind'), dice.from(20, 200));
}
