/** The name that was probably meant: at most two edits away, and fewer than half of the letters. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const limit = Math.min(2, Math.floor((typed.length - 1) / 2));
  const near = names
    .map((name) => ({ name, edits: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits)[0]?.name;
  // A prefix of a name, or a name with extra letters, also counts.
  return near ?? names.find((name) => typed.length > 2 && (name.startsWith(typed) || typed.startsWith(name)));
}

/** ` Did you mean cart?`, or ''. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const name = nearestName(typed, names);
  return name ? ` Did you mean ${name}?` : '';
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbors. */
function editDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j);
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + other, swapped);
    }
  }
  return at(a.length, b.length);
}
