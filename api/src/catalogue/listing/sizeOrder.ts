const letters = ['XXS', 'XS', 'S', 'S-M', 'M', 'M-L', 'L', 'L-XL', 'XL', 'XXL', 'XXXL'];

/** Words that say which one is smaller. */
const words = ['SHORT', 'LONG', 'LIGHT', 'HEAVY'];

/** What a size is sorted by: letters first, then by unit and number ("20 gal" before "40 gal"), then words, then the others. */
function rankOf(size: string): [group: number, unit: string, amounts: number[]] {
  const letter = letters.indexOf(size.toUpperCase());
  if (letter >= 0) return [0, '', [letter]];
  const amounts = (size.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const word = words.indexOf(size.toUpperCase());
  if (word >= 0) return [2, '', [word]];
  if (!amounts.length) return [3, size, []];
  return [1, size.replace(/[\d.\s]+/g, ' ').trim(), amounts];
}

/** From small to large, as far as sizes of different kinds can be compared. */
export function compareSizes(one: string, other: string): number {
  const [group, unit, amounts] = rankOf(one);
  const [otherGroup, otherUnit, otherAmounts] = rankOf(other);
  if (group !== otherGroup) return group - otherGroup;
  if (unit !== otherUnit) return unit < otherUnit ? -1 : 1;
  const differs = amounts.findIndex((amount, index) => amount !== otherAmounts[index]);
  return differs < 0 ? amounts.length - otherAmounts.length : (amounts[differs] ?? 0) - (otherAmounts[differs] ?? 0);
}
