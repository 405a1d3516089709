import { startAccountMails } from '../../testing/testAccountMails.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { addPasskey, TestAuthenticator } from './TestAuthenticator.ts';

/** A shop whose members may have passkeys, opened and closed with the test file. */
export function testPasskeys() {
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
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36' };
  let members = 0;
  async function member() {
    const email = `ada${++members}@example.com`;
    const browser = new TestBrowser(shop.app, phone);
    await browser.join(shop.codes, { name: 'Ada', email, password });
    return { browser, email };
  }
  async function memberWithPasskey() {
    const device = new TestAuthenticator();
    const { browser, email } = await member();
    const { body } = await addPasskey(browser, device);
    return { browser, email, device, passkey: body as { id: string } };
  }
  const fresh = () => new TestBrowser(shop.otherApp);
  const answer = async (reply: Promise<{ status: number; body: { code?: string } | undefined }>) => {
    const { status, body } = await reply;
    return [status, body?.code];
  };
  const show = (browser: TestBrowser, credential: object) => browser.post('/api/session/passkey', { credential });
  const listOf = async (browser: TestBrowser) => (await browser.call('GET', '/api/account/passkeys')).body.passkeys;
  const begin = (browser: TestBrowser, typed?: string) =>
    browser.post('/api/account/passkeys/options', typed === undefined ? {} : { password: typed });
  const age = (browser: TestBrowser) =>
    shop.run(`update sessions set proved_at = proved_at - interval '11 minutes' where account_id = $1`, [browser.id]);
  return {
    get shop() {
      return shop;
    },
    get post() {
      return post;
    },
    password,
    phone,
    member,
    memberWithPasskey,
    fresh,
    answer,
    show,
    listOf,
    begin,
    age,
  };
}
