import { buildApp } from '../../app.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { goRounds } from '../../back-office/office/testing/goRounds.ts';
import { insertTestOrder } from '../../back-office/office/testing/insertTestOrder.ts';
import { signedIds } from '../session/signedIds.ts';
import { signingKeys } from '../session/signingKeyQueries.ts';
import { TestBrowser } from '../../testing/testAccounts.ts';
import { newEmail, startTestOrders, testLine, type TestOrders } from '../../testing/testOrders.ts';
import { findPerson } from './Person.ts';
import { personalTables } from './personalTables.ts';
import { readPersonalRows } from '../../back-office/personal-data/exportPerson.ts';
import { type Life, liveFully, password } from '../../back-office/personal-data/testing/fullLife.ts';
import { noOrderLimits } from '../../testing/noOrderLimits.ts';

let world: TestOrders;
let app: App;

beforeAll(async () => {
  world = await startTestOrders();
  app = await buildApp(world.database, {
    orderLimits: noOrderLimits,
    sendCode: async (code) => (world.codes.push(code), 'mail'),
  });
});
afterAll(async () => {
  await app.close();
  await world.stop();
});

const life = (): Life => ({
  name: `Zora ${newEmail().slice(0, 8)}`,
  email: newEmail(),
  street: '77 Wyvern Alley',
  phone: '555-010-7788',
  word: 'Basilisk',
});

/** Asks for a new address and opens the emailed link. */
async function move(browser: TestBrowser, email: string) {
  await browser.post('/api/account/email', { email, password });
  const [{ secret }] = await world.run(
    `select payload->>'secret' as secret from outbox where payload->>'mail' = 'email-confirm' order by id desc limit 1`,
  );
  const { status } = await browser.post('/api/account/email/confirm', { secret });
  expect(status).toBe(204);
}

async function rowsOf(accountId: string, table: string) {
  const person = await findPerson(world.database, accountId);
  return person ? readPersonalRows(world.database, person, table) : [];
}

async function countRows(accountId: string): Promise<Record<string, number>> {
  const names = Object.keys(personalTables).filter((name) => name !== 'outbox');
  const rows = await Promise.all(names.map((name) => rowsOf(accountId, name)));
  return Object.fromEntries(names.map((name, n) => [name, rows[n]?.length ?? 0]));
}
const mailsOf = async (accountId: string) => (await rowsOf(accountId, 'outbox')).map(({ mail }) => String(mail)).sort();

/** Tables that contain a text. */
async function tablesWith(text: string): Promise<string[]> {
  const found = [];
  for (const name of Object.keys(personalTables)) {
    const [{ has }] = await world.run(
      `select exists (select 1 from "${name}" t where to_jsonb(t)::text ilike '%' || $1 || '%') as has`,
      [text],
    );
    if (has) found.push(name);
  }
  return found;
}

/** Tables of the old address only: links and codes of its emails, and the request itself. */
const usedUp = ['email-asked', 'email-confirm', 'password-reset'];
const gone = { sign_ups: 0, long_codes: 0, password_resets: 0, email_changes: 0 };

test('after a change of email address the member’s data is still found, and a deletion finds all of it', async () => {
  const zora = life();
  const { browser } = await liveFully(world, app, zora);
  const [before, mailsBefore] = [await countRows(browser.id), await mailsOf(browser.id)];
  expect(Object.values(before).filter((rows) => rows === 0)).toEqual([]);
  const next = newEmail();
  await move(browser, next.toUpperCase());
  const tried = (before.counted_tries ?? 0) + 1;
  // One event is the request, one the change.
  const events = (before.security_events ?? 0) + 2;
  const after = { ...before, ...gone, counted_tries: tried, security_events: events };
  expect(await countRows(browser.id)).toEqual(after);
  const kept = mailsBefore.filter((mail) => !usedUp.includes(mail));
  expect(await mailsOf(browser.id)).toEqual([...kept, 'email-changed'].sort());
  // What orders say, and the notice that goes there.
  expect(await tablesWith(zora.email)).toEqual(['outbox', 'coupon_uses', 'orders']);

  await world.run(`update refunds set state = 'done'`);
  await world.run(`update account_deletions set due_at = now() - interval '1 second' where account_id = $1`, [
    browser.id,
  ]);
  await goRounds(world.database);
  for (const text of [zora.email, next, browser.id]) expect([text, await tablesWith(text)]).toEqual([text, []]);
});

test('queued emails to the old address are still sent there, and belong to the member', async () => {
  const email = newEmail();
  const member = await world.member(email);
  await member.post('/api/cart/mail', { email, lines: [testLine('Seven')] });
  const cartMails = async () =>
    (await world.run(`select payload from outbox where payload->>'mail' = 'cart' and payload->>'to' = $1`, [email]))
      .length;
  expect(await cartMails()).toBe(1);
  await move(member, newEmail());
  expect(await cartMails()).toBe(1);
  expect(await mailsOf(member.id)).toContain('cart');
});

test('an answer to an earlier message goes to the new address', async () => {
  const [email, next] = [newEmail(), `New.${newEmail()}`];
  const member = await world.member(email);
  await member.post('/api/contact', { name: 'Maya', email, subject: 'product', message: 'Does the rope float?' });
  await move(member, next);
  const messages = await world.run('select email, email_typed from contact_messages where email = $1', [
    next.toLowerCase(),
  ]);
  expect(messages).toEqual([{ email: next.toLowerCase(), email_typed: next }]);
});

type State = 'asked' | 'confirmed' | 'ended';
const list = (email: string, state: State) =>
  world.run('insert into newsletter_subscriptions (email, state) values ($1, $2)', [email, state]);
const stateOf = async (email: string) =>
  (await world.run('select state from newsletter_subscriptions where email = $1', [email]))[0]?.state;

test.each<[State | undefined, State | undefined, State | undefined]>([
  ['confirmed', undefined, 'confirmed'],
  ['asked', undefined, 'asked'],
  ['ended', undefined, 'ended'],
  ['confirmed', 'asked', 'confirmed'],
  ['confirmed', 'confirmed', 'confirmed'],
  ['confirmed', 'ended', 'ended'],
  ['asked', 'confirmed', 'confirmed'],
  ['ended', 'confirmed', 'confirmed'],
  ['ended', 'asked', 'asked'],
  [undefined, 'confirmed', 'confirmed'],
])(
  'from a subscription that is %s and one at the new address that is %s, the %s one stays',
  async (old, fresh, left) => {
    const [email, next] = [newEmail(), newEmail()];
    const member = await world.member(email);
    if (old) await list(email, old);
    if (fresh) await list(next, fresh);
    await move(member, next);
    expect([await stateOf(email), await stateOf(next)]).toEqual([undefined, left]);
  },
);

test('the link in an old newsletter ends the moved subscription, and the old address can subscribe again', async () => {
  const [email, next] = [newEmail(), newEmail()];
  const member = await world.member(email);
  await member.call('PUT', '/api/account/mails', { newsletter: true });
  const [{ id }] = await world.run('select id from newsletter_subscriptions where email = $1', [email]);
  const link = await signedIds(signingKeys(world.database, 'newsletter')).sign(id);
  await move(member, next);
  expect((await member.call('GET', '/api/account/mails')).body.newsletter).toBe(true);
  const successor = await world.member(email);
  expect((await successor.call('PUT', '/api/account/mails', { newsletter: true })).body.newsletter).toBe(true);
  await new TestBrowser(app).post('/api/newsletter/unsubscribe', { token: link });
  expect([await stateOf(next), await stateOf(email)]).toEqual(['ended', 'confirmed']);
});

test('of two stock notices for one variant the confirmed one stays', async () => {
  const [{ id: variantId }] = await world.run(`select id from variants where sku = 'T-NONE'`);
  const wish = (email: string, confirmed: boolean) =>
    world.run(
      `insert into stock_notices (email, variant_id, token_hash, confirmed_at)
        values ($1, $2, gen_random_uuid()::text, case when $3::boolean then now() end)`,
      [email, variantId, confirmed],
    );
  for (const [old, fresh] of [
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    const [email, next] = [newEmail(), newEmail()];
    const member = await world.member(email);
    await wish(email, old);
    await wish(next, fresh);
    await move(member, next);
    expect((await member.call('GET', '/api/account/mails')).body.stockNotices).toMatchObject([{ confirmed: true }]);
  }
});

test('orders that a guest placed under the old address stay the member’s', async () => {
  const email = newEmail();
  const member = await world.member(email);
  const { id } = await insertTestOrder(world.database.db, { email });
  await move(member, newEmail());
  expect(await world.run('select account_id from orders where id = $1', [id])).toEqual([{ account_id: member.id }]);
});
