/** @jest-environment node */
import { BodyMemory } from './BodyMemory.ts';

/** A memory of 100 bytes. A body that is ended frees its bytes, as a refused request does. */
function memoryOf100() {
  const memory = new BodyMemory(100);
  const ended: string[] = [];
  const open = (name: string, client: string, bytes: number) => {
    const body = memory.open(client, () => {
      ended.push(name);
      body.release();
    });
    body.add(bytes);
    return body;
  };
  return { memory, ended, open };
}

test('when the memory is full, the oldest incomplete body is ended', () => {
  const { memory, ended, open } = memoryOf100();
  for (const name of ['a', 'b', 'c']) open(name, name, 40);
  expect([ended, memory.bytes]).toEqual([['a'], 80]);
});

test('a client that fills the memory ends its own bodies, not those of others', () => {
  const { memory, ended, open } = memoryOf100();
  open('slow', 'ada', 30);
  for (let n = 1; n <= 20; n++) open(`flood ${n}`, 'greedy', 20);
  expect(ended).toEqual(Array.from({ length: 18 }, (_, n) => `flood ${n + 1}`));
  expect(memory.bytes).toBe(30 + 40);
});

test('one large body may use more than half of the memory, and a complete one is not ended', () => {
  const { memory, ended, open } = memoryOf100();
  open('whole', 'ada', 60).complete();
  expect(ended).toEqual([]);
  open('more', 'ada', 10);
  expect(ended).toEqual(['more']);
  open('too much', 'bob', 50);
  expect([ended, memory.bytes]).toEqual([['more', 'too much'], 60]);
});
