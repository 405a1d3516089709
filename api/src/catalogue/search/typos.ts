const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every text that one typo turns into the word: a letter too many, one missing, a wrong one, or two that changed places. */
export function oneTypoFrom(word: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail) near.add(head + tail.slice(1));
    if (tail.length > 1) near.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of letters) {
      if (tail) near.add(head + letter + tail.slice(1));
      near.add(head + letter + tail);
    }
  }
  near.delete(word);
  return [...near];
}

/** How many typos lie between two words, each of one kind of `oneTypoFrom`; no place is mistyped twice. */
export function typosBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
