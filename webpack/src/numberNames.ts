import { createHash } from 'node:crypto';

/** Ids take at most a twentieth of their range, so another name seldom changes those that are there. */
const SPARSE = 20;

/** For each name a number that the name alone decides, unless two names meet: then the later one by alphabet moves on. */
export function numberNames(names: readonly string[]): number[] {
  let range = 1000;
  while (range < names.length * SPARSE) range *= 10;
  const taken = new Set<number>();
  const numbers = new Map<string, number[]>();
  for (const name of names.toSorted()) {
    let id = hash(name, 0) % range;
    for (let again = 1; taken.has(id); again++) id = hash(name, again) % range;
    taken.add(id);
    numbers.set(name, [...(numbers.get(name) ?? []), id]);
  }
  return names.map((name) => numbers.get(name)?.shift() ?? 0);
}

function hash(name: string, again: number): number {
  return createHash('sha256').update(`${name}\0${again}`).digest().readUInt32BE();
}
