import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { giveActKeys, keyOfAct } from './actKeys.ts';
import { type Answer, ask, isSilence } from './ask.ts';
import { Customer } from './Customer.ts';
import type { openScene } from './openScene.ts';
import { runSql } from './runSql.ts';
import type { ShelfItem } from './Scene.ts';

export interface LastUnits {
  rounds: number;
  /** Rounds that did not end with exactly one order, in words. */
  wrong: string[];
  /** Buyers without the unit who did not read why, in words. */
  unexplained: string[];
  /** Answers "not now": the shopper asked again under the same key. */
  notNow: number;
}

type Opened = NonNullable<Awaited<ReturnType<typeof openScene>>>;

const buyers = 100;
/** Others than the checker's. */
const first = 10_000;

/** A hundred buyers with the last unit in their carts order in the same moment, again and again. */
export async function buyLastUnit({ shop, mails }: Opened, rounds: number): Promise<LastUnits> {
  const [item] = await runSql<Pick<ShelfItem, 'sku' | 'title' | 'size' | 'color' | 'unitCents'>>(
    shop.databaseUrl,
    `select v.sku, p.title, v.size, v.colour_name as color, v.price_cents as "unitCents"
     from variants v join products p on p.id = v.product_id order by v.sku limit 1`,
  );
  if (!item) throw new Error('The shop is empty.');
  await giveActKeys(shop.databaseUrl, 1);
  const people = Array.from({ length: buyers }, (_, index) => new Customer(first + index, false));
  await inTurns(people, (one) => one.comeIn(shop.url, mails));
  const line = {
    title: item.title,
    size: item.size,
    color: { name: item.color },
    quantity: 1,
    priceCents: item.unitCents,
  };
  const result: LastUnits = { rounds, wrong: [], unexplained: [], notNow: 0 };

  async function buy(one: Customer, hash: unknown): Promise<Answer> {
    const body = {
      contact: { email: one.email(1) },
      address: one.address(1),
      delivery: 'standard',
      payment: 'delivery',
      lines: [line],
      quoteHash: hash,
    };
    const headers = { 'idempotency-key': randomUUID() };
    return insist(() => one.call(shop.url, 'POST', '/api/orders', body, headers));
  }

  /** As a page does it: "not now" is no answer. */
  async function insist(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await call();
      if (!isSilence(answer)) return answer;
      result.notNow += 1;
      await pause(100);
    }
  }

  for (let round = 1; round <= rounds; round += 1) {
    const headers = { 'x-staff-key': keyOfAct(0) };
    const path = `/api/staff/stock/${encodeURIComponent(item.sku)}`;
    await insist(() => ask(shop.staffUrl, 'POST', path, { set: 1 }, headers));
    const hashes = await inTurns(people, async (one) => {
      const cart = { lines: [line], delivery: 'standard', email: one.email(1), address: one.address(1) };
      return (await insist(() => one.call(shop.url, 'POST', '/api/cart/quote', cart))).body.hash;
    });
    const before = await countOrders(shop.databaseUrl, item.sku);
    const answers = await Promise.all(people.map((one, at) => buy(one, hashes[at])));
    const { orders, units } = await countOrders(shop.databaseUrl, item.sku);
    const won = answers.filter(({ status }) => status === 201).length;
    if (won !== 1 || orders - before.orders !== 1 || units !== 0) {
      const words = `${won} got a confirmation, ${orders - before.orders} orders, ${units} units left`;
      result.wrong.push(`round ${round}: ${words}`);
    }
    const others = answers.filter(({ status }) => status !== 201).filter((answer) => !isExplained(answer, item.title));
    result.unexplained.push(...others.map(({ status, body }) => `${status} ${JSON.stringify(body).slice(0, 300)}`));
  }
  return result;
}

/** Sold out, in words that name the thing, with the cart unchanged. */
function isExplained({ status, body }: Answer, title: string): boolean {
  const words = `${title} is sold out. We didn’t place your order, and your cart is saved.`;
  const quote = body.quote as { lines?: { title: string; status: string }[] } | undefined;
  const isKept = quote?.lines?.length === 1 && quote.lines[0]?.title === title && quote.lines[0].status === 'sold_out';
  return status === 409 && body.code === 'sold_out' && String(body.message).endsWith(words) && isKept;
}

async function countOrders(url: string, sku: string): Promise<{ orders: number; units: number }> {
  const [row] = await runSql<{ orders: number; units: number }>(
    url,
    `select (select count(*)::int from order_lines where sku = $1) as orders, s.units
     from stock s join variants v on v.id = s.variant_id where v.sku = $1`,
    [sku],
  );
  return row ?? { orders: 0, units: 0 };
}

/** Ten at a time. */
async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 10) {
    results.push(...(await Promise.all(items.slice(at, at + 10).map(work))));
  }
  return results;
}
