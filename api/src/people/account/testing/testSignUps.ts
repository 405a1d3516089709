import { startTestAccounts, TestBrowser } from '../../../testing/testAccounts.ts';

/** A shop at which people sign up, opened and closed with the test file; no limit is near at a test's start. */
export function testSignUps() {
  let shop: Awaited<ReturnType<typeof startTestAccounts>>;
  beforeAll(async () => {
    shop = await startTestAccounts();
  });
  beforeEach(() => shop.run('delete from counted_tries'));
  afterAll(() => shop.stop());

  const newestCode = () => shop.codes.at(-1)?.code ?? '';
  return {
    get shop() {
      return shop;
    },
    ada: { name: 'Ada', email: 'ada@example.com', password: 'kibble and rope' },
    fresh: () => new TestBrowser(shop.app),
    from: (address: string) => new TestBrowser(shop.app, { 'x-forwarded-for': address }),
    newestCode,
    /** Never the right one. */
    wrongCode: (by = 1) => String((Number(newestCode()) + by) % 1_000_000).padStart(6, '0'),
    accountsOf: (email: string) => shop.run('select name from accounts where email = $1', [email]),
    confirm: async (browser: TestBrowser, email: string, code = newestCode()) => {
      const { status, body } = await browser.post('/api/account/confirm', { email, code });
      return [status, body.code ?? typeof body.token];
    },
  };
}
