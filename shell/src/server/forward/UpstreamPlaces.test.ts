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
