import type { Variant } from './variants.ts';

const GRAMS_A_POUND = 453.592;
const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '5.7 lb', or '5.7 to 11.9 lb' where variants differ; in ounces while all are below a pound. Undefined when unknown. */
export function weightWords(variants: readonly Pick<Variant, 'weightGrams'>[]): string | undefined {
  const known = variants.map(({ weightGrams }) => weightGrams).filter((grams) => grams > 0);
  if (!known.length) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isLight = most < GRAMS_A_POUND;
  const amount = (grams: number) => pounds.format((grams / GRAMS_A_POUND) * (isLight ? 16 : 1));
  const unit = isLight ? 'oz' : 'lb';
  return amount(least) === amount(most) ? `${amount(most)} ${unit}` : `${amount(least)} to ${amount(most)} ${unit}`;
}
