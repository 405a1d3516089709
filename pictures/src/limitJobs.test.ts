import { limitJobs } from './limitJobs.ts';

test('no more jobs at once than the limit, and a failed one frees its place', async () => {
  const run = limitJobs(2);
  let running = 0;
  let most = 0;
  const job = async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    if (running === 0) throw new Error('failed');
  };
  await Promise.allSettled(Array.from({ length: 7 }, () => run(job)));
  expect(most).toBe(2);
  expect(running).toBe(0);
});
