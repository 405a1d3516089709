/** @jest-environment node */
import { UpstreamSlots } from './UpstreamSlots.ts';

const stays = new AbortController().signal;

test('a client that disconnects while it waits leaves the queue', async () => {
  const slots = new UpstreamSlots({ slots: 1, perClient: 1, queue: 1, timeout: 60_000 });
  const releaseSlot = await slots.acquire('a', stays);
  const leaving = new AbortController();
  const gone = slots.acquire('b', leaving.signal);
  await expect(slots.acquire('c', stays)).rejects.toMatchObject({ status: 503 });
  leaving.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  const next = slots.acquire('c', stays);
  releaseSlot();
  (await next)();
  expect(slots.waiting).toBe(0);
});

test('a released slot goes to a waiting request, not to one that arrives at the same moment', async () => {
  const slots = new UpstreamSlots({ slots: 1, perClient: 1, queue: 5, timeout: 60_000 });
  const releaseSlot = await slots.acquire('a', stays);
  const order: string[] = [];
  const waits = slots.acquire('b', stays).then((back) => (order.push('b'), back));
  releaseSlot();
  // A second call has no effect.
  releaseSlot();
  const comes = slots.acquire('c', stays).then((back) => (order.push('c'), back));
  (await waits)();
  (await comes)();
  expect(order).toEqual(['b', 'c']);
});

test('a client with its share of slots waits while others are served', async () => {
  const slots = new UpstreamSlots({ slots: 2, perClient: 1, queue: 5, timeout: 60_000 });
  const first = await slots.acquire('a', stays);
  const second = slots.acquire('a', stays);
  const other = await slots.acquire('b', stays);
  expect(slots.waiting).toBe(1);
  other();
  expect(slots.waiting).toBe(1);
  first();
  (await second)();
});

/** One slot, in use, and a queue of four. Each call resolves to the client's name, or to why it was refused. */
async function fullHouse() {
  const slots = new UpstreamSlots({ slots: 1, perClient: 1, queue: 4, timeout: 60_000 });
  const releaseSlot = await slots.acquire('first', stays);
  const served: string[] = [];
  const ask = async (client: string, name = client) => {
    try {
      const back = await slots.acquire(client, stays);
      served.push(name);
      back();
    } catch (error) {
      served.push(`${name}: ${(error as { status: number }).status}`);
    }
  };
  return { slots, releaseSlot, served, ask };
}

test('a full queue refuses the newest request of the client that has the most waiting', async () => {
  const { slots, releaseSlot, served, ask } = await fullHouse();
  const all = [ask('greedy', 'greedy 1'), ask('ada'), ask('greedy', 'greedy 2'), ask('greedy', 'greedy 3')];
  all.push(ask('bob'));
  await all[3];
  expect([served, slots.waiting]).toEqual([['greedy 3: 503'], 4]);
  releaseSlot();
  await Promise.all(all);
  expect(served).toEqual(['greedy 3: 503', 'greedy 1', 'ada', 'greedy 2', 'bob']);
});

test('the client with the most waiting requests is refused, and so is the next one when all have the same number', async () => {
  const { releaseSlot, served, ask } = await fullHouse();
  const all = [ask('greedy', 'greedy 1'), ask('greedy', 'greedy 2'), ask('greedy', 'greedy 3'), ask('ada')];
  await ask('greedy', 'greedy 4');
  all.push(ask('bob'));
  await all[2];
  all.push(ask('cyd'));
  await all[1];
  await ask('dan');
  expect(served).toEqual(['greedy 4: 503', 'greedy 3: 503', 'greedy 2: 503', 'dan: 503']);
  releaseSlot();
  await Promise.all(all);
  expect(served.slice(4)).toEqual(['greedy 1', 'ada', 'bob', 'cyd']);
});
