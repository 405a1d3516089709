import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

const ofProducts = sql`products p join variants v on v.product_id = p.id`;

/** Brings what lists read to products and variants. */
export async function refreshListedVariants(tx: Queries): Promise<void> {
  await refreshValues(tx);
  await refreshRows(tx);
}

/** A value keeps its number, also when no product has it anymore: it may come back. */
async function refreshValues(tx: Queries): Promise<void> {
  await tx.execute(sql`
    insert into facet_values (facet, name)
    select distinct facet, name from ${ofProducts} cross join lateral (values
      ('subcategory', p.subcategory), ('brand', p.brand), ('size', v.size), ('color', v.colour_name),
      ('family', v.colour_family)
    ) found (facet, name)
    where name <> '' and not exists (
      select from facet_values known where known.facet = found.facet and known.name = found.name
    )
  `);
  await tx.execute(sql`
    update facet_values set hex = color.hex from (
      select colour_name as name, mode() within group (order by colour_hexes[1]) as hex from variants group by 1
    ) color
    where facet = 'color' and facet_values.name = color.name and facet_values.hex is distinct from color.hex
  `);
}

/**
 * Stock and ratings are taken for new rows only: in the others the triggers keep them, also for an order that is under
 * way. Rows of one place lie together, and what is the same already is not written again.
 */
async function refreshRows(tx: Queries): Promise<void> {
  await tx.execute(sql`
    insert into listed_variants as l (
      variant_id, product_id, pet, category, subcategory, brand, size, color, family, cents, tenths, in_stock
    )
    select v.id, p.id, p.pet, p.category, subcategory.id, brand.id, size.id, color.id, family.id,
      v.price_cents, r.tenths, s.units > 0
    from ${ofProducts} join ratings r on r.product_id = p.id join stock s on s.variant_id = v.id
      left join facet_values subcategory on subcategory.facet = 'subcategory' and subcategory.name = p.subcategory
      left join facet_values brand on brand.facet = 'brand' and brand.name = p.brand
      left join facet_values size on size.facet = 'size' and size.name = v.size
      left join facet_values color on color.facet = 'color' and color.name = v.colour_name
      left join facet_values family on family.facet = 'family' and family.name = v.colour_family
    order by p.pet, p.category, p.position, v.position
    on conflict (variant_id) do update set
      product_id = excluded.product_id, pet = excluded.pet, category = excluded.category,
      subcategory = excluded.subcategory, brand = excluded.brand, size = excluded.size, color = excluded.color,
      family = excluded.family, cents = excluded.cents
    where (l.product_id, l.pet, l.category, l.subcategory, l.brand, l.size, l.color, l.family, l.cents) is distinct from
      (excluded.product_id, excluded.pet, excluded.category, excluded.subcategory, excluded.brand, excluded.size,
        excluded.color, excluded.family, excluded.cents)
  `);
}
