import type { TestBrowser } from '../testAccounts.ts';
import { checkOut } from '../testCheckout.ts';
import { testAddress, testLine, type TestOrders } from '../testOrders.ts';

/** Each query finds rows that no call may leave. */
const forbidden: Record<string, string> = {
  'stock below nothing': 'select * from stock where units < 0',
  'a line of none or too many units': 'select * from order_lines where quantity not between 1 and 10',
  'a sum that does not add up':
    'select * from orders where total_cents <> merchandise_cents - discount_cents + delivery_cents + surcharge_cents + tax_cents or total_cents < 0',
  'a payment or package that only staff moves':
    "select * from orders where fulfilment_state not in ('new', 'cancelled') or captured_cents > 0 or refunded_cents > 0",
  'a verified review without an order':
    'select * from reviews r where verified and account_id is not null and not exists (select * from orders o where o.account_id = r.account_id)',
  'a review out of its lengths':
    'select * from reviews where account_id is not null and (char_length(body) not between 10 and 2000 or char_length(title) > 80)',
  'a message out of its length': 'select * from contact_messages where char_length(message) not between 10 and 2000',
  'too many of a member': `select account_id from addresses group by 1 having count(*) > 20
    union select account_id from pets group by 1 having count(*) > 20 union select account_id from wishes group by 1 having count(*) > 100`,
  'a coupon that was used too often': "select * from coupons where code = 'LASTONE' and uses > 1",
};

/** Names of the rules that rows break. */
export async function listForbidden(world: TestOrders): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(forbidden).map(async ([rule, query]) => ((await world.run(query)).length ? [rule] : [])),
  );
  return found.flat();
}

/** A member who does nothing. Callers know the email address, and no id. */
export async function startBystander(world: TestOrders): Promise<TestBrowser> {
  const email = 'bystander@example.test';
  const member = await world.member(email);
  await member.post('/api/account/addresses', testAddress());
  await member.post('/api/account/pets', { name: 'Rex', kind: 'dog' });
  await checkOut(member, { contact: { email } });
  await member.call('PUT', '/api/cart', { lines: [testLine('Seven')] });
  return member;
}

const owned = [
  'addresses',
  'pets',
  'wishes',
  'member_carts',
  'wishlist_links',
  'passkeys',
  'identities',
  'orders',
  'sessions',
];

/** Everything that belongs to the member, as the database has it. */
export async function rowsOf(world: TestOrders, id: string): Promise<unknown[]> {
  const rows = owned.map((table) => world.run(`select * from ${table} where account_id = $1 order by 1`, [id]));
  return Promise.all([world.run('select * from accounts where id = $1', [id]), ...rows]);
}
