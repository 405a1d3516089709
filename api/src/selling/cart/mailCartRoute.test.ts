import { hostileBodies, isOnlyABadLine } from '../../testing/hostileBodies.ts';
import { newEmail, startTestOrders, testLine } from '../../testing/testOrders.ts';
import { testPost } from '../../testing/testPost.ts';

const shop = testPost(startTestOrders, []);
const { send } = shop;

let callers = 0;
const post = async (payload: string, caller = `198.51.100.${++callers % 250}`) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': caller };
  const reply = await shop.world.app.inject({ method: 'POST', url: '/api/cart/mail', headers, payload });
  return { status: reply.statusCode, body: reply.json() };
};
const ask = (body: unknown, caller?: string) => post(JSON.stringify(body), caller);
const twenty = (quantity = 1) => testLine('Twenty', quantity, { variantId: 'T-TWENTY' });
const none = testLine('None', 1, { variantId: 'T-NONE' });

test('the email has what can be bought, with the prices of the shop and a link that holds the cart', async () => {
  const email = newEmail();
  const lines = [{ ...twenty(2), priceCents: 1 }, none, testLine('Seven', 1, { variantId: 'T-SEVEN' })];
  expect(await ask({ email, lines })).toMatchObject({ status: 202, body: { message: expect.any(String) } });
  await send();
  const [mail] = shop.mails;
  expect(mail).toMatchObject({ subject: 'Your cart: 3 items', to: [expect.objectContaining({ address: email })] });
  expect(mail?.text).toContain('https://shop.test/viewcart#cart=T-TWENTY*2,T-SEVEN*1');
  expect(mail?.text).toContain('$40.00');
  expect(mail?.text).not.toContain('None');
});

test('the email has the prices of the moment when it is sent, and leaves out what is no longer sold', async () => {
  await ask({ email: newEmail(), lines: [twenty()] });
  await shop.world.run("update variants set price_cents = 2100 where sku = 'T-TWENTY'");
  await send();
  await shop.world.run("update variants set price_cents = 2000 where sku = 'T-TWENTY'");
  expect(shop.mails[0]?.text).toContain('$21.00');
});

test('a cart without anything that can be bought is not emailed', async () => {
  expect(await ask({ email: newEmail(), lines: [none] })).toMatchObject({
    status: 409,
    body: { code: 'nothing_to_mail' },
  });
  expect(await ask({ email: 'nobody', lines: [twenty()] })).toMatchObject({ status: 400, body: { code: 'bad_email' } });
  expect(await shop.world.run('select 1 from outbox')).toEqual([]);
});

test('a line that no catalog can have is left out of the email', async () => {
  const lines = [{ ...twenty(), title: 'x'.repeat(300) }, twenty(3)];
  expect((await ask({ email: newEmail(), lines })).status).toBe(202);
});

test('one caller sends at most ten emails to an address, then has to wait; others do not', async () => {
  const email = newEmail();
  const before: number[] = [];
  for (let count = 0; count < 11; count++) before.push((await ask({ email, lines: [twenty()] }, '203.0.113.9')).status);
  expect(before).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
  expect((await ask({ email: newEmail(), lines: [twenty()] }, '203.0.113.9')).status).toBe(202);
});

test('every hostile body is refused with a message, and no email is queued', async () => {
  const all = hostileBodies({ email: 'ada@example.test', lines: [twenty(2)] }, ['lines.0.variantId']);
  const bodies = all.filter((body) => !isOnlyABadLine(body));
  expect(bodies.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const { name, text } of bodies) {
    const { status, body } = await post(text);
    if (status < 400 || status > 499 || !body.code || !body.message) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(await shop.world.run('select 1 from outbox')).toEqual([]);
});

describe('the items in the email’s link', () => {
  const find = async (payload: string) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await shop.world.app.inject({ method: 'POST', url: '/api/cart/items', headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };

  test('become lines of a cart, limited by stock and by the most units of an order', async () => {
    const wanted = { 'T-SEVEN': 2, 'T-NONE': 1, 'T-LAST': 4, 'T-TWENTY': 50, GONE: 1 };
    const items = Object.entries(wanted).map(([sku, quantity]) => ({ sku, quantity }));
    const { status, body } = await find(JSON.stringify({ items }));
    expect(status).toBe(200);
    expect(body.lines.map((line: { variantId: string; quantity: number }) => [line.variantId, line.quantity])).toEqual([
      ['T-SEVEN', 2],
      ['T-LAST', 1],
      ['T-TWENTY', 10],
    ]);
    expect(body.lines[0]).toMatchObject({
      title: 'Seven',
      size: 'M',
      color: { name: 'Teal' },
      priceCents: 733,
      slug: 'Seven',
      picture: { name: expect.any(String), colour: '1d7874' },
    });
  });

  test('hostile ones are refused with a message', async () => {
    const wrong: string[] = [];
    for (const { name, text } of hostileBodies({ items: [{ sku: 'T-SEVEN', quantity: 2 }] }, [])) {
      const { status, body } = await find(text);
      if (status < 400 || status > 499 || !body.code || !body.message) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
