/**
 * Divides what has a duration into shares of about the same time: the longest first, each into the share that has the
 * least so far. Equal ones go by name, because every machine must get the same shares.
 * @template {{ name: string, seconds: number }} Item
 * @param {Item[]} items
 * @param {number} count
 * @returns {Item[][]}
 */
export function divide(items, count) {
  const shares = Array.from({ length: count }, () => ({ seconds: 0, items: /** @type {Item[]} */ ([]) }));
  const sorted = items.toSorted((a, b) => b.seconds - a.seconds || (a.name < b.name ? -1 : 1));
  for (const item of sorted) {
    const least = shares.reduce((one, other) => (other.seconds < one.seconds ? other : one));
    least.seconds += item.seconds;
    least.items.push(item);
  }
  return shares.map(({ items: chosen }) => chosen);
}
