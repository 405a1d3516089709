/** @jest-environment node */
import { UpstreamPlaces } from './UpstreamPlaces.ts';

const stays = new AbortController().signal;

test('who goes away while waiting leaves the queue', async () => {
  const places = new UpstreamPlaces({ places: 1, share: 1, queue: 1, patience: 60_000 });
  const giveBack = await places.take('a', stays);
  const leaving = new AbortController();
  const gone = places.take('b', leaving.signal);
  await expect(places.take('c', stays)).rejects.toMatchObject({ status: 503 });
  leaving.abort(new Error('left'));
  await expect(gone).rejects.toThrow('left');
  const next = places.take('c', stays);
  giveBack();
  (await next)();
  expect(places.waiting).toBe(0);
});

test('a place that is given back goes to who waits, not to who comes in the same moment', async () => {
  const places = new UpstreamPlaces({ places: 1, share: 1, queue: 5, patience: 60_000 });
  const giveBack = await places.take('a', stays);
  const order: string[] = [];
  const waits = places.take('b', stays).then((back) => (order.push('b'), back));
  giveBack();
  // Twice is once.
  giveBack();
  const comes = places.take('c', stays).then((back) => (order.push('c'), back));
  (await waits)();
  (await comes)();
  expect(order).toEqual(['b', 'c']);
});

test('who has its share waits, and lets others pass', async () => {
  const places = new UpstreamPlaces({ places: 2, share: 1, queue: 5, patience: 60_000 });
  const first = await places.take('a', stays);
  const second = places.take('a', stays);
  const other = await places.take('b', stays);
  expect(places.waiting).toBe(1);
  other();
  expect(places.waiting).toBe(1);
  first();
  (await second)();
});

/** One place, taken, and a queue of four. Each call gives the client's name, or why it was refused. */
async function fullHouse() {
  const places = new UpstreamPlaces({ places: 1, share: 1, queue: 4, patience: 60_000 });
  const giveBack = await places.take('first', stays);
  const served: string[] = [];
  const ask = async (client: string, name = client) => {
    try {
      const back = await places.take(client, stays);
      served.push(name);
      back();
    } catch (error) {
      served.push(`${name}: ${(error as { status: number }).status}`);
    }
  };
  return { places, giveBack, served, ask };
}

test('a full queue refuses the newest request of the client that has the most waiting', async () => {
  const { places, giveBack, served, ask } = await fullHouse();
  const all = [ask('greedy', 'greedy 1'), ask('ada'), ask('greedy', 'greedy 2'), ask('greedy', 'greedy 3')];
  all.push(ask('bob'));
  await all[3];
  expect([served, places.waiting]).toEqual([['greedy 3: 503'], 4]);
  giveBack();
  await Promise.all(all);
  expect(served).toEqual(['greedy 3: 503', 'greedy 1', 'ada', 'greedy 2', 'bob']);
});

test('who has the most waiting is refused itself, and so is the next one when all have the same', async () => {
  const { giveBack, served, ask } = await fullHouse();
  const all = [ask('greedy', 'greedy 1'), ask('greedy', 'greedy 2'), ask('greedy', 'greedy 3'), ask('ada')];
  await ask('greedy', 'greedy 4');
  all.push(ask('bob'));
  await all[2];
  all.push(ask('cyd'));
  await all[1];
  await ask('dan');
  expect(served).toEqual(['greedy 4: 503', 'greedy 3: 503', 'greedy 2: 503', 'dan: 503']);
  giveBack();
  await Promise.all(all);
  expect(served.slice(4)).toEqual(['greedy 1', 'ada', 'bob', 'cyd']);
});
