import { limitJobs, TooBusy } from './limitJobs.ts';

test('no more jobs at once than the limit, and a failed one frees its place', async () => {
  const run = limitJobs(2, 10);
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

test('a job beyond the queue’s limit is refused at once, and the others run', async () => {
  const run = limitJobs(1, 2);
  const all = await Promise.allSettled(Array.from({ length: 5 }, (_, n) => run(async () => n)));
  expect(all.map((each) => (each.status === 'fulfilled' ? each.value : each.reason))).toEqual([
    0,
    1,
    2,
    expect.any(TooBusy),
    expect.any(TooBusy),
  ]);
  await expect(run(async () => 'later')).resolves.toBe('later');
});
