import { setTimeout as pause } from 'node:timers/promises';
import { QueueFull, WorkQueue } from './WorkQueue.ts';

test('work is done one at a time and in order, also after a piece that failed', async () => {
  const queue = new WorkQueue(10);
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await pause(5);
    log.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => queue.run(work(name))));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('who comes when the queue is full is refused at once; later there is room again', async () => {
  const queue = new WorkQueue(2);
  let finish = () => {};
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const first = queue.run(work);
  const waiting = [queue.run(async () => 'second'), queue.run(async () => 'third')];
  await expect(queue.run(async () => 'fourth')).rejects.toThrow(QueueFull);
  finish();
  await first;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
  expect(await queue.run(async () => 'fifth')).toBe('fifth');
});
