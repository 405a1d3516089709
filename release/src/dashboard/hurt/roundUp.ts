/** The next round number: 1, 2 or 5 times a power of ten. */
export function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(count, 1)));
  const times = [1, 2, 5, 10].find((one) => one * power >= count) ?? 10;
  return times * power;
}
