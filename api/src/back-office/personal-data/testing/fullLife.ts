import type { App } from '../../../platform/app/bareApp.ts';
import { openTestStaff } from '../../staff-key/testing/openTestStaff.ts';
import { addPasskey, TestAuthenticator } from '../../../people/passkey/testing/TestAuthenticator.ts';
import { paint } from '../../../selling/return/testing/paint.ts';
import { TestBrowser } from '../../../testing/testAccounts.ts';
import { checkOut } from '../../../testing/testCheckout.ts';
import { testAddress, testLine, type TestOrders } from '../../../testing/testOrders.ts';

/** All that a person may enter in the shop, in words that appear nowhere else. */
export interface Life {
  name: string;
  email: string;
  street: string;
  phone: string;
  /** Is part of each text that the person writes. */
  word: string;
}

export const password = 'three plain words';

type Post = (url: string, payload?: object) => Promise<void>;

async function openStaff({ database, run }: TestOrders): Promise<{ staff: Post; close: () => Promise<void> }> {
  // A person has one key, and there are several lives.
  await run('update staff_keys set revoked_at = now()');
  const { staff, close } = await openTestStaff(database);
  const post: Post = async (url, payload = {}) => {
    const { status, body } = await staff('POST', url, payload);
    if (status !== 200) throw new Error(`${url}: ${JSON.stringify(body)}`);
  };
  return { staff: post, close };
}

/** An order that has arrived, with a return that was refused and a refund by hand. */
async function orderOf(staff: Post, browser: TestBrowser, { email, name, street, phone, word }: Life) {
  const address = testAddress({ name, line1: street, phone });
  const contact = { email, phone };
  const { number, reference } = (
    await checkOut(browser, { contact, address, coupon: 'TENTH', lines: [testLine('Twenty', 3)] })
  ).body;
  await staff(`orders/${number}/pack`);
  await staff(`orders/${number}/ship`, { tracking: `1Z ${word}` });
  await staff(`orders/${number}/deliver`);
  const lines = [{ position: 0, quantity: 1, reason: 'damaged' }];
  const { id } = (await browser.post(`/api/orders/${reference}/returns`, { lines, note: `${word} chewed it` })).body;
  const photo = await paint({ width: 30, height: 20 }).png().toBuffer();
  await browser.post(`/api/orders/${reference}/returns/${id}/photos`, photo, { 'content-type': 'image/png' });
  await staff(`returns/${id}/refuse`, { text: `Sorry, ${word}.` });
  await staff(`orders/${number}/refund`, { reason: 'Torn', cents: 100 });
  return number as string;
}

/**
 * A member who used everything: rows in every table that can hold something of a person.
 * @returns the browser, and the number of an order that was placed as a guest and one as a member
 */
export async function liveFully(world: TestOrders, app: App, life: Life) {
  const { email, name, street, phone, word } = life;
  const { staff, close } = await openStaff(world);
  const browser = new TestBrowser(app);
  await browser.join(world.codes, { name, email, password });
  await browser.post('/api/account', { name, email, password });
  const order = await orderOf(staff, browser, life);
  await browser.call('PUT', '/api/cart', { lines: [testLine('Seven')] });
  await browser.post('/api/account/addresses', testAddress({ name, line1: street, phone }));
  await browser.call('PUT', '/api/account/wishlist/Large');
  await browser.post('/api/account/wishlist-link');
  await browser.post('/api/account/pets', { name: word, kind: 'cat', birthday: '2020-02-29', size: 'small' });
  await browser.post('/api/products/Twenty/reviews', { stars: 4, title: word, body: `${word} likes it a lot.` });
  await browser.call('PUT', '/api/account/mails', { newsletter: true });
  const [{ id: variantId }] = await world.run(`select id from variants where sku = 'T-NONE'`);
  await browser.post('/api/stock-notices', { email, variantId });
  await world.run('insert into review_mail_stops (email) values (lower($1))', [email]);
  await browser.post('/api/contact', { name, email, subject: 'product', message: `Does ${word} float?` });
  const [{ id: message }] = await world.run(`select id from contact_messages where name = $1`, [name]);
  await staff(`messages/${message}/answer`, { answer: `Yes, ${word} does.` });
  await browser.post('/api/account/reset', { email });
  // As they are when many people sign up with the address.
  await world.run(
    `insert into long_codes (id, email, code_hash, expires_at)
      select gen_random_uuid(), email, 'x', now() + interval '1 hour' from accounts where name = $1`,
    [name],
  );
  await world.run(
    `insert into proof_codes (session_id, id, code_hash, expires_at)
      select id, gen_random_uuid(), 'x', now() + interval '1 hour' from sessions
      where account_id = (select id from accounts where name = $1)`,
    [name],
  );
  await browser.post('/api/account/email', { email: `new.${email}`, password });
  await new TestBrowser(app).post('/api/session', { email, password });
  await world.run(
    `insert into identities (issuer, subject, account_id) select 'https://id.example', $1, id from accounts where name = $1`,
    [name],
  );
  await addPasskey(browser, new TestAuthenticator());
  await browser.post('/api/account/passkeys/options', {});
  await browser.post('/api/account/deletion', { password });
  const guestOrder = await orderOf(staff, await world.guest(app), { ...life, street: `${street} 2` });
  await close();
  return { browser, guestOrder, order };
}
