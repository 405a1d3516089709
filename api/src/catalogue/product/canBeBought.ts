/** A condition about products `p`: one of their variants is in stock. */
export const canBeBought = `exists (
  select from variants v join stock s on s.variant_id = v.id where v.product_id = p.id and s.units > 0
)`;
