/** Chance that comes again: the same seed gives the same choices. */
export class Dice {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** @param part 0 = never, 1 = always */
  is = (part: number): boolean => this.next() < part;

  /** A whole number, both ends in it. */
  from = (least: number, most: number): number => least + Math.floor(this.next() * (most - least + 1));

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** More often one of the last. */
  pickRecent<Item>(items: readonly Item[]): Item | undefined {
    return items[items.length - 1 - Math.floor(this.next() ** 2 * items.length)];
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.from(0, 15).toString(16)).join('');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}

/** Numbers from 0 to less than 1, the same for the same seed. Mulberry32, by Tommy Ettinger, in the public domain. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
