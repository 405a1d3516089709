import { formatCount } from './formatCount.ts';

/** '$11.99', or '$16.33 - $18.96' when `maxCents` is more than `cents`. The one place that formats money. */
export function formatPrice(cents: number, maxCents = cents): string {
  return maxCents > cents ? `${written(cents)} - ${written(maxCents)}` : written(cents);
}

function written(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  const rest = String(whole % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}$${formatCount(Math.floor(whole / 100))}.${rest}`;
}
