const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$11.99', or '$16.33 - $18.96' when `maxCents` is more than `cents`. The one place that formats money. */
export function formatPrice(cents: number, maxCents = cents): string {
  const lowest = dollars.format(cents / 100);
  return maxCents > cents ? `${lowest} - ${dollars.format(maxCents / 100)}` : lowest;
}
