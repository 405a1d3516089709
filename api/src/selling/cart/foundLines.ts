import { cartLimits } from '@paw/rules/cartLimits.ts';
import type { AskedLine } from './cartSchemas.ts';
import { requestText } from '../../platform/http/requestText.ts';

/** What the catalogue has for a line that was asked for. */
export interface FoundLine {
  /** Of the asked line, from 0. */
  position: number;
  variantId: number;
  sku: string;
  slug: string;
  title: string;
  size: string;
  colour: string;
  picture: { name: string; colour: string | null; colours: string[]; alt: string };
  unitCents: number;
  oversize: boolean;
}

/**
 * Expressions `asked, found (position, variant_id)` for a WITH: each asked line's variant by the cart's identity, or
 * by its SKU where the catalogue has renamed something. Parameters $1 to $4 are those of `identitiesOf`.
 */
export const foundExpressions = `
  asked as (
    select (position - 1)::int as position, title, size, colour, sku
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) with ordinality
      as lines (title, size, colour, sku, position)
  ),
  found as (
    select asked.position, variant.id as variant_id
    from asked join lateral (
      select v.id, 1 as rank from products p join variants v on v.product_id = p.id
      where p.title = asked.title and v.size = asked.size and v.colour_name = asked.colour
      union all
      select v.id, 2 from variants v where v.sku = asked.sku
      order by rank limit 1
    ) variant on true
  )`;

/** One object `FoundLine` for `found f`, `variants v` and `products p`. */
export const foundLineJson = `json_build_object(
    'position', f.position, 'variantId', v.id, 'sku', v.sku, 'slug', p.slug, 'title', p.title, 'size', v.size,
    'colour', v.colour_name, 'unitCents', v.price_cents, 'oversize', p.oversize,
    'picture', json_build_object(
      'name', p.picture, 'colour', ltrim(v.colour_hexes[1], '#'),
      'colours', array(select ltrim(hex, '#') from unnest(v.colour_hexes) with ordinality as h (hex, place) order by place),
      'alt', p.picture_alt
    )
  )`;

/** Line by line: joined as a whole, all variants would be read. */
export const foundTables = `found f
    join lateral (select * from variants where id = f.variant_id offset 0) v on true
    join lateral (select * from products where id = v.product_id offset 0) p on true`;

const titles = requestText(cartLimits.title);
const options = requestText(cartLimits.option);

/** The parameters $1 to $4. A text that no product can have is looked up as null, which finds nothing. */
export const identitiesOf = (lines: readonly AskedLine[]): unknown[] => [
  lines.map(({ title }) => findable(title, titles)),
  lines.map(({ size }) => findable(size, options)),
  lines.map(({ color }) => findable(color.name, options)),
  lines.map(({ variantId }) => findable(variantId, options)),
];

const findable = (text: string | undefined, texts: typeof titles): string | null => texts.safeParse(text).data ?? null;
