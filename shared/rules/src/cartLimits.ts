/** How much of a line a member's copy of the cart and an order take. Texts in characters. */
export const cartLimits = {
  /** Lines that the copy keeps, the first ones. */
  lines: 200,
  title: 200,
  /** A size, a color's name, a SKU. */
  option: 60,
  units: 99_999,
  /** What the browser believes one unit costs. */
  cents: 100_000_000,
} as const;
