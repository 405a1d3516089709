import type { ProductDetail, Variant } from '../variant/variants.ts';

const GRAMS_A_POUND = 453.592;

/** The rows of the specifications: brand, what the data lists, and the shipping weight where it is known. */
export function productFacts({ brand, specifications, variants }: ProductDetail): { name: string; value: string }[] {
  const weight = weightWords(variants);
  return [
    { name: 'Brand', value: brand },
    ...specifications,
    ...(weight ? [{ name: 'Shipping weight', value: weight }] : []),
  ];
}

/** '5.7 lb', or '5.7 to 11.9 lb' where variants differ; in ounces while all are below a pound. Undefined when unknown. */
export function weightWords(variants: readonly Pick<Variant, 'weightGrams'>[]): string | undefined {
  const known = variants.map(({ weightGrams }) => weightGrams).filter((grams) => grams > 0);
  if (!known.length) return undefined;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const isLight = most < GRAMS_A_POUND;
  const amount = (grams: number) => Math.round((grams / GRAMS_A_POUND) * (isLight ? 16 : 1) * 10) / 10;
  const unit = isLight ? 'oz' : 'lb';
  return amount(least) === amount(most) ? `${amount(most)} ${unit}` : `${amount(least)} to ${amount(most)} ${unit}`;
}
