interface Row<Product> {
  products: readonly Product[];
  most: number;
}

/** Each product is in the first row only that has it, and none of those that are shown elsewhere is in any. */
export function distinctRows<Product extends { slug: string }, Name extends string>(
  elsewhere: readonly { slug: string }[],
  rows: Record<Name, Row<Product>>,
): Record<Name, Product[]> {
  const taken = new Set(elsewhere.map(({ slug }) => slug));
  const distinct = Object.entries<Row<Product>>(rows).map(([name, { products, most }]) => {
    const found = products.filter(({ slug }) => !taken.has(slug)).slice(0, most);
    for (const { slug } of found) taken.add(slug);
    return [name, found];
  });
  return Object.fromEntries(distinct) as Record<Name, Product[]>;
}
