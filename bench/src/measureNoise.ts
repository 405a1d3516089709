import { createHash } from 'node:crypto';
import type { Figure } from './Figure.ts';

const ROUNDS = 15;

/** The same work against itself, in turns: what the two differ by is the machine, and no figure below is finer. */
export function measureNoise(): Figure[] {
  const text = Buffer.alloc(16 * 2 ** 20, 'paw');
  const time = () => {
    const begun = performance.now();
    createHash('sha256').update(text).digest();
    return performance.now() - begun;
  };
  const [one, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    one.push(time());
    other.push(time());
  }
  const [a, b] = [median(one), median(other)];
  const worst = Math.max(...one, ...other);
  const parts = [`medians ${a.toFixed(1)} and ${b.toFixed(1)} ms, slowest round ${worst.toFixed(1)} ms`];
  return [{ name: 'Noise of this machine', value: (Math.abs(a - b) / Math.min(a, b)) * 100, unit: '%', parts }];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
