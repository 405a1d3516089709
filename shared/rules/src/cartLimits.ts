/** Limits of a line in a member's copy of the cart and in an order. Texts in characters. */
export const cartLimits = {
  /** Maximum number of lines in the copy, which has the first ones. */
  lines: 200,
  title: 200,
  /** A size, a color's name, a SKU. */
  option: 60,
  units: 99_999,
  /** The price of one unit in the browser. */
  cents: 100_000_000,
} as const;
