import { limitConcurrency } from './limitConcurrency.ts';

test('at most two run at once, all have their turn, and one that fails gives its place back', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const task = async (n: number) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, 1));
    running--;
    if (n === 1) throw new Error('failed');
    return n;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((n) => inTurn(() => task(n))));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
  expect(most).toBe(2);
});
