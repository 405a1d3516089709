import { setTimeout as pause } from 'node:timers/promises';
import { QueueFull, WorkQueue } from './WorkQueue.ts';

test('jobs run one at a time and in order, also after a failed one', async () => {
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

test('a caller is refused at once when the queue is full; later there is room again', async () => {
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

/** What was done, in its order; all wait until the first is let go. */
function heldQueue(...limits: ConstructorParameters<typeof WorkQueue>) {
  const queue = new WorkQueue(...limits);
  const done: string[] = [];
  let go = () => {};
  const held = queue.run(() => new Promise<void>((resolve) => (go = resolve)));
  const ask = (name: string, ...askers: string[]) => queue.run(async () => void done.push(name), askers);
  const letGo = () => {
    go();
    return held;
  };
  return { ask, done, letGo };
}
const refused = (asked: PromiseSettledResult<void>[]) => asked.filter(({ status }) => status === 'rejected').length;

test('a caller’s first request goes before the second request of a caller who sends a hundred, from any addresses', async () => {
  const { ask, done, letGo } = heldQueue(300);
  const floods = Array.from({ length: 100 }, (_, n) => [
    ask('account', 'ada', `198.51.100.${n}`),
    ask('address', `member${n}`, '203.0.113.7'),
  ]).flat();
  const others = [ask('bob', 'bob', '192.0.2.1'), ask('cleo', 'cleo', '192.0.2.2')];
  await letGo();
  await Promise.all([...floods, ...others]);
  expect(done.slice(0, 4).sort()).toEqual(['account', 'address', 'bob', 'cleo']);
});

test('a flood fills only its own share, and yields to others when the queue is full', async () => {
  const { ask, done, letGo } = heldQueue(6, 4);
  const flood = Promise.allSettled(Array.from({ length: 100 }, () => ask('flood', 'ada', '203.0.113.7')));
  const others = ['a', 'b', 'c', 'd'].map((name) => ask(name, name, name));
  await letGo();
  await Promise.all(others);
  expect(refused(await flood)).toBe(98);
  expect(done).toHaveLength(6);
  expect(done.slice(0, 5).sort()).toEqual(['a', 'b', 'c', 'd', 'flood']);
});

test('served callers are removed, even while the queue is never empty', async () => {
  const queue = new WorkQueue(10);
  const remembered: number[] = [];
  const ask = (n: number) => queue.run(async () => void remembered.push(queue.remembered), [`asker${n}`]);
  let last = ask(0);
  for (let n = 1; n < 500; n++) {
    const next = ask(n);
    await last;
    last = next;
  }
  await last;
  expect(Math.max(...remembered)).toBeLessThan(5);
});
