import { hashOf } from '../session/secrets.ts';
import { startAccountMails } from '../../testing/testAccountMails.ts';
import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { guessFromMany, watchedGuard } from './testing/guessFromMany.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
let post: Awaited<ReturnType<typeof startAccountMails>>;
const ada = { name: 'Ada', email: 'ada@example.com', password: 'kibble and rope' };
const alarm = 'Someone is trying to log in to your account';

// A busy machine is slow, not wrong.
jest.setTimeout(600_000);
beforeAll(async () => {
  shop = await startTestAccounts();
  post = await startAccountMails(shop);
  await new TestBrowser(shop.app).join(shop.codes, ada);
});
beforeEach(() => shop.run('delete from counted_tries'));
afterAll(async () => {
  await post.close();
  await shop.stop();
});

const alarmsTo = async (email: string) => (await post.mailsTo(email)).filter(({ subject }) => subject === alarm);
/** The clock of the limits is the database's. */
const pass = (minutes: number) =>
  shop.run('update counted_tries set counted_at = counted_at - make_interval(mins => $1)', [minutes]);

test('of 1,000 guesses from 50 network addresses 8 each are compared, most of them slowly, and the owner gets in', async () => {
  const { compared, outcomes, waited } = await guessFromMany(shop, ada, { guesses: 1000, addresses: 50 });
  expect([compared, outcomes]).toEqual([400, { refused: 600, wrong: 400 }]);
  expect(waited.filter((ms) => ms === 3000).length).toBeGreaterThan(300);

  const start = performance.now();
  const owner = new TestBrowser(shop.otherApp, { 'x-forwarded-for': '198.51.100.1' });
  expect((await owner.post('/api/session', ada)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(2990);
  const mails = await alarmsTo(ada.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('https://shop.test/reset-password');
});

test('15 minutes later each address has 8 more tries; the owner is emailed again a day later', async () => {
  const { guard } = watchedGuard(shop);
  const trier = { account: hashOf(ada.email), address: '203.0.113.7', email: ada.email };
  const before = (await alarmsTo(ada.email)).length;
  const fail8 = async () => {
    for (let n = 0; n < 8; n++) await guard.compare(trier, async () => false);
  };
  await fail8();
  await expect(guard.compare(trier, async () => true)).rejects.toThrow('Wait 15 minutes');
  await pass(15);
  await fail8();
  expect(await alarmsTo(ada.email)).toHaveLength(before + 1);
  await pass(24 * 60);
  await fail8();
  expect(await alarmsTo(ada.email)).toHaveLength(before + 2);
});

test('for an address without an account the same tries are counted, and no email is sent', async () => {
  const { guard } = watchedGuard(shop);
  const rowsOf = async (email: string) => {
    await shop.run('delete from counted_tries');
    await shop.run('delete from outbox');
    for (let n = 0; n < 8; n++)
      await guard.compare({ account: hashOf(email), address: '192.0.2.1', email }, async () => false);
    return shop.run(`select kind, count(*)::int as count, (select count(*)::int from outbox) as mails
      from counted_tries group by kind order by kind`);
  };
  const [known, unknown] = [await rowsOf(ada.email), await rowsOf('nobody@example.com')];
  expect(unknown).toEqual(known);
  expect(unknown).toEqual([
    { kind: 'alarm', count: 1, mails: 1 },
    { kind: 'failure', count: 8, mails: 1 },
  ]);
  expect(JSON.stringify(await shop.run('select * from outbox'))).not.toContain('nobody');
  expect(await alarmsTo('nobody@example.com')).toEqual([]);
});
