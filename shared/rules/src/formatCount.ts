/**
 * '1,200'. Like prices and dates, counts are formatted without `Intl`: the first `Intl` object keeps a phone busy for about 40 ms, and a
 * shop with one language needs no locale data.
 * @param count a whole number
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
