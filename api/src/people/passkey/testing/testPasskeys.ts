import { TestBrowser } from '../../../testing/testAccounts.ts';
import { testMembers } from '../../../testing/testMembers.ts';
import { addPasskey, TestAuthenticator } from './TestAuthenticator.ts';

/** A shop whose members may have passkeys, opened and closed with the test file. */
export function testPasskeys() {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36' };
  const world = testMembers(phone);
  async function memberWithPasskey() {
    const device = new TestAuthenticator();
    const { browser, email } = await world.member();
    const { body } = await addPasskey(browser, device);
    return { browser, email, device, passkey: body as { id: string } };
  }
  const fresh = () => new TestBrowser(world.shop.otherApp);
  const answer = async (reply: Promise<{ status: number; body: { code?: string } | undefined }>) => {
    const { status, body } = await reply;
    return [status, body?.code];
  };
  const show = (browser: TestBrowser, credential: object) => browser.post('/api/session/passkey', { credential });
  const listOf = async (browser: TestBrowser) => (await browser.call('GET', '/api/account/passkeys')).body.passkeys;
  const begin = (browser: TestBrowser, typed?: string) =>
    browser.post('/api/account/passkeys/options', typed === undefined ? {} : { password: typed });
  const age = (browser: TestBrowser) =>
    world.shop.run(`update sessions set proved_at = proved_at - interval '11 minutes' where account_id = $1`, [
      browser.id,
    ]);
  return {
    get shop() {
      return world.shop;
    },
    get post() {
      return world.post;
    },
    password: world.password,
    phone,
    member: world.member,
    memberWithPasskey,
    fresh,
    answer,
    show,
    listOf,
    begin,
    age,
  };
}
