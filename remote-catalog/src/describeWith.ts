/** 'beds, toys, and more' */
export function namesInWords(names: readonly string[], hasMore: boolean): string {
  const all = hasMore ? [...names, 'more'] : names;
  if (all.length < 3) return all.join(' and ');
  return `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}`;
}

/**
 * A page's meta description: `start`, then as many of the names as a search result shows: "Dog Beds from $18.99: Oat Bed,
 * Pine Bed, and more."
 * @param names at most the first four are named
 * @param hasMore whether there are more than these
 * @returns undefined when not even one name fits
 */
export function describeWith(
  start: string,
  names: readonly string[],
  hasMore: boolean,
  limit = 155,
): string | undefined {
  for (let count = Math.min(names.length, 4); count > 0; count--) {
    const text = `${start}${namesInWords(names.slice(0, count), hasMore || count < names.length)}.`;
    if (text.length <= limit) return text;
  }
  return undefined;
}
