import { startTestAccounts, TestBrowser } from '../../testing/testAccounts.ts';
import { guessFromMany } from './testing/guessFromMany.ts';

let shop: Awaited<ReturnType<typeof startTestAccounts>>;
const ada = { name: 'Ada', email: 'ada@example.com', password: 'kibble and rope' };

// A busy machine is slow, not wrong.
jest.setTimeout(600_000);
beforeAll(async () => {
  shop = await startTestAccounts();
  await new TestBrowser(shop.app).join(shop.codes, ada);
});
afterAll(() => shop.stop());

test('of 10,000 guesses from 100 network addresses 8 each are compared, most of them slowly', async () => {
  const { compared, outcomes, waited } = await guessFromMany(shop, ada, { guesses: 10_000, addresses: 100 });
  expect([compared, outcomes]).toEqual([800, { refused: 9200, wrong: 800 }]);
  expect(waited.filter((ms) => ms === 3000).length).toBeGreaterThan(600);
});
