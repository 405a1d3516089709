import type { PageLook } from './comparePages.ts';
import { SampledPages } from './SampledPages.ts';

const look: PageLook = { status: 200, location: '', failed: [], errors: [], console: [], ms: 8, bytes: 900 };
const page = (route: string, pageUrl = route) => ({ route, pageUrl, look });

test('a rare route comes before the hundredth page of a frequent one', () => {
  const sampled = new SampledPages();
  for (let n = 0; n < 100; n++) sampled.offer(page('/product/:title', `/product/${n}`));
  expect(sampled.take()?.route).toBe('/product/:title');
  sampled.offer(page('/contact-us'));
  expect(sampled.take()?.route).toBe('/contact-us');
});

test('ten pages of a route wait at most, and each page that was offered may be one of them', () => {
  const seen = new Set<string>();
  for (let times = 0; times < 40; times++) {
    const sampled = new SampledPages();
    for (let n = 0; n < 20; n++) sampled.offer(page('/p', `/p/${n}`));
    let waiting = 0;
    for (let one = sampled.take(); one; one = sampled.take(), waiting++) seen.add(one.pageUrl);
    expect(waiting).toBe(10);
  }
  expect(seen.size).toBe(20);
});

test('the same address waits once, as it was last seen', () => {
  const sampled = new SampledPages();
  sampled.offer(page('/p'));
  const last = { ...page('/p'), look: { ...look, status: 404 } };
  sampled.offer(last);
  expect([sampled.take(), sampled.take()]).toEqual([last, undefined]);
});
