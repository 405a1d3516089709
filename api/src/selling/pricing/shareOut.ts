/**
 * Shares out a sum in proportion to weights, in whole cents, by largest remainder: the shares come to the sum exactly,
 * and none is more than its weight. Of equal remainders the first line has the cent.
 * @param sum at most the weights' sum
 * @param weights whole and not negative
 */
export function shareOut(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Products of two sums of cents can pass the integers that a number holds exactly.
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(whole)));
  const left = sum - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % BigInt(whole) }))
    // Sorting is stable, so that of equal remainders the first line stays first.
    .sort((one, other) => Number(other.remainder - one.remainder));
  const luckier = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (luckier.has(index) ? 1 : 0));
}
