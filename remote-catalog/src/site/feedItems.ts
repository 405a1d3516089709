import { links } from '@paw/contract/links.ts';
import { previewUrl } from '@paw/contract/pictures.ts';
import { rules } from '@paw/rules/rules.ts';
import { findCategory, findPet, findSubcategory } from '@paw/rules/taxonomy.ts';
import { xmlElement } from '@paw/rules/xmlElement.ts';
import type { ProductDetail, Variant } from '../variant/variants.ts';

/** Google's numbers for supplies of a pet, from its product taxonomy. */
const googleCategories: Record<string, string | undefined> = { bird: '3', cat: '4', dog: '5', fish: '6' };
/** Limits of Google's product data specification, in characters. */
const MOST_TITLE = 150;
const MOST_DESCRIPTION = 5_000;
const COUNTRY = 'US';
const { delivery } = rules;

/**
 * Google's items for a product: one for each variant, as `<item>` elements.
 * @param origin of the shop: `https://shop.example`
 */
export function feedItems(product: ProductDetail, origin: string): string[] {
  return product.variants.map((variant) => itemOf(product, variant, origin));
}

function itemOf(product: ProductDetail, variant: Variant, origin: string): string {
  const { id, slug, title, brand, description, picture, pet, variants, oversize } = product;
  const { sku, size, colour, priceCents, compareAtCents, weightGrams, stock } = variant;
  const absolute = (path: string) => new URL(path, origin).href;
  const isReduced = compareAtCents !== null && compareAtCents > priceCents;
  const colours = colour.hexes.length ? colour.hexes : picture.colours;
  const name = [title, colour.name, size].filter(Boolean).join(', ');
  const fields: [string, string | undefined][] = [
    ['id', sku],
    ['title', name.slice(0, MOST_TITLE)],
    ['description', description.slice(0, MOST_DESCRIPTION)],
    ['link', absolute(links.product(slug, sku))],
    ['image_link', absolute(previewUrl(picture.name, colours))],
    ...picture.views.map((view): [string, string] => ['additional_image_link', absolute(previewUrl(view, colours))]),
    ['availability', stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', money(isReduced ? compareAtCents : priceCents)],
    ['sale_price', isReduced ? money(priceCents) : undefined],
    ['condition', 'new'],
    ['brand', brand],
    // The shop's brands have no GTINs and no manufacturer's part numbers.
    ['identifier_exists', 'no'],
    ['item_group_id', variants.length > 1 ? String(id) : undefined],
    ['color', colour.name],
    ['size', size],
    ['google_product_category', googleCategories[pet]],
    ['product_type', productType(product)],
    ['shipping_weight', weightGrams > 0 ? `${weightGrams} g` : undefined],
  ];
  const written = fields.map(([field, text]) => xmlElement(`g:${field}`, text)).filter(Boolean);
  return `<item>\n${[...written, ...shipping(priceCents, oversize)].join('\n')}\n</item>`;
}

/**
 * The delivery cost of one unit, as in the JSON-LD of its page. An oversize item has none here, because its surcharge
 * depends on the order; the merchant account's setting applies.
 */
function shipping(priceCents: number, oversize: boolean): string[] {
  if (oversize) return [];
  const standard = priceCents >= delivery.freeLaterOrdersCents ? 0 : delivery.standard.cents;
  return [
    service('Standard', standard, delivery.standard.days),
    service('Express', delivery.express.cents, delivery.express.days),
  ];
}

function service(name: string, cents: number, [fewest, most]: readonly [number, number]): string {
  const fields = [
    ['country', COUNTRY],
    ['service', name],
    ['price', money(cents)],
    ['min_handling_time', '0'],
    ['max_handling_time', '1'],
    ['min_transit_time', String(fewest)],
    ['max_transit_time', String(most)],
  ] as const;
  return `<g:shipping>${fields.map(([field, text]) => xmlElement(`g:${field}`, text)).join('')}</g:shipping>`;
}

/** 'Dog > Beds > Orthopedic'. */
function productType({ pet, category, subcategory }: ProductDetail): string {
  const found = findPet(pet);
  const kind = found && findCategory(found, category);
  const part = kind && subcategory ? findSubcategory(kind, subcategory) : undefined;
  return [found?.name, kind?.name, part?.name].filter(Boolean).join(' > ');
}

const money = (cents: number) => `${(cents / 100).toFixed(2)} USD`;
