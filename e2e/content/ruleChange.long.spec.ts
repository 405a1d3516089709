/** A rule changes in one file, and every text with its figure changes with it. */
import { Checkout } from '../dev/Checkout.ts';
import { expect, startWorld, test, type World } from '../world/world.ts';

test.describe.configure({ mode: 'serial', timeout: 400_000 });

let checkout: Checkout;
let shop: World;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  checkout = new Checkout();
  checkout.edit('shared/rules/src/rules.ts', (text) => {
    const changes: [string, string][] = [
      ['standard: { cents: 495, days: [3, 5] }', 'standard: { cents: 595, days: [4, 6] }'],
      ['freeFirstOrderCents: 3500', 'freeFirstOrderCents: 4200'],
      ['freeLaterOrdersCents: 4900', 'freeLaterOrdersCents: 6100'],
      ['days: 30,', 'days: 45,'],
    ];
    return changes.reduce((next, [old, fresh]) => next.replace(old, fresh), text);
  });
  shop = await startWorld({ folder: checkout.root });
});
test.afterAll(async () => {
  await shop?.stop();
  checkout?.remove();
});

const textOf = async (path: string) => (await fetch(shop.url + path)).text();
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('policies, contact page and product page show the new figures, and none of the old ones', async () => {
  const shipping = wordsOf(await textOf('/shipping-policy'));
  for (const words of ['$5.95', '4–6 business days', 'Free shipping on $42+', 'on later orders of $61 +'])
    expect(shipping).toContain(words);
  expect(wordsOf(await textOf('/return-&-refund'))).toContain('You have 45 days');
  expect(wordsOf(await textOf('/terms-&-conditions'))).toContain('45 days from delivery');
  expect(wordsOf(await textOf('/contact-us'))).toContain('$42 or more, and on later orders of $61 or more');
  const product = wordsOf(await textOf('/product/Adjustable-Dog-Collar'));
  for (const words of [
    'Free shipping on $42+',
    'then on orders of $61+',
    '$5.95',
    '4–6 business days',
    '45 days to return',
  ]) {
    expect(product).toContain(words);
  }
  for (const path of ['/shipping-policy', '/return-&-refund', '/contact-us', '/product/Adjustable-Dog-Collar', '/']) {
    const words = wordsOf(await textOf(path));
    for (const old of [
      /\$4\.95/,
      /3–5 business days/,
      /\$35\b(?!\.\d)/,
      /\$49\b(?!\.\d)/,
      /\b30 days (to return|from delivery)/,
    ]) {
      expect.soft(words, path).not.toMatch(old);
    }
  }
});

test('structured data has the same figures, and the api charges them', async () => {
  const html = await textOf('/product/Adjustable-Dog-Collar');
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(jsonLd).toContain('"merchantReturnDays":45');
  expect(jsonLd).toContain('"value":"5.95"');
  expect(jsonLd).toMatch(/"transitTime":\{[^}]*"minValue":4,"maxValue":6/);
  const reply = await fetch(`${shop.url}/api/cart/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lines: [{ title: 'Dog Fetch Chewy Toy', size: '', color: { name: 'Orange' }, quantity: 1, priceCents: 1499 }],
    }),
  });
  const quote = (await reply.json()) as {
    delivery: { standard: { cents: number } };
    freeDelivery: { thresholdCents: number };
  };
  expect([quote.delivery.standard.cents, quote.freeDelivery.thresholdCents]).toEqual([595, 4200]);
});
