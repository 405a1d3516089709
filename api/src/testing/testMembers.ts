import { startAccountMails } from './testAccountMails.ts';
import { startTestAccounts, TestBrowser } from './testAccounts.ts';

/** A shop with members who get their emails, opened and closed with the test file; no limit is near at a test's start. */
export function testMembers(headers: Record<string, string> = {}) {
  let shop: Awaited<ReturnType<typeof startTestAccounts>>;
  let post: Awaited<ReturnType<typeof startAccountMails>>;

  beforeAll(async () => {
    shop = await startTestAccounts();
    post = await startAccountMails(shop);
  });
  beforeEach(() => shop.run('delete from counted_tries'));
  afterAll(async () => {
    await post.close();
    await shop.stop();
  });

  const password = 'kibble and rope';
  let members = 0;
  async function member(name = 'ada') {
    const email = `${name}${++members}@example.com`;
    const browser = new TestBrowser(shop.app, headers);
    await browser.join(shop.codes, { name: 'Ada', email, password });
    return { browser, email };
  }
  const logIn = async (email: string, typed = password) =>
    (await new TestBrowser(shop.app).post('/api/session', { email, password: typed })).status;
  return {
    get shop() {
      return shop;
    },
    get post() {
      return post;
    },
    password,
    member,
    logIn,
  };
}
