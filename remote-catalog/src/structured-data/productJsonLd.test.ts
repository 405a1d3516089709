/** @jest-environment node */
import { testProduct } from '../testing/testProduct.ts';
import { testReviews } from '../testing/testReviews.ts';
import type { ProductDetail } from '../variant/variants.ts';
import { leftOut, type Row, recommended, required } from './fieldTable.ts';
import { homeJsonLd } from './homeJsonLd.ts';
import { productJsonLd } from './productJsonLd.ts';

type Node = Record<string, unknown>;

const [first] = testProduct.variants;
const group = productJsonLd(testProduct, testReviews);
const alone = productJsonLd({ ...testProduct, variants: first ? [first] : [] }, testReviews);
const every = [group, alone, homeJsonLd()];

/** All objects of a type, wherever they are. */
function nodesOf(value: unknown, type: string): Node[] {
  if (Array.isArray(value)) return value.flatMap((part) => nodesOf(part, type));
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as Node)['@type'] === type ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap((part) => nodesOf(part, type))];
}

const lacks = (node: Node, field: string) => node[field] === undefined || node[field] === '';

function missing({ type, field, inside }: Row): number {
  const places = inside ? nodesOf(every, inside) : every;
  return nodesOf(places, type).filter((node) => lacks(node, field)).length;
}

test.each(required)('$type has its required $field ($source)', (row) => {
  expect(nodesOf(every, row.type)).not.toEqual([]);
  expect(missing(row)).toBe(0);
});

test.each(recommended)('$type has its recommended $field ($source)', (row) => {
  expect(nodesOf(every, row.type)).not.toEqual([]);
  expect(missing(row)).toBe(0);
});

test.each(leftOut)('$type has no $field: $why', ({ type, field }) => {
  expect(nodesOf(every, type).every((node) => lacks(node, field))).toBe(true);
});

test('a variant has its options, price, URL and availability', () => {
  const [small, , , , navy] = nodesOf(group, 'Product');
  expect(small).toMatchObject({ sku: 'COL-S-Red', color: 'Red', size: 'S', name: 'Adjustable Dog Collar, Red, S' });
  expect(small?.offers).toMatchObject({ price: '16.33', availability: 'https://schema.org/OutOfStock' });
  expect(navy?.image).toBe('http://localhost/uploads/collar-flat/2b3f63-960.jpg');
  expect(navy?.offers).toMatchObject({
    url: 'http://localhost/product/Adjustable-Dog-Collar?variant=COL-L-Navy',
    price: '17.96',
    priceCurrency: 'USD',
    priceSpecification: { price: '19.96', priceType: 'https://schema.org/StrikethroughPrice' },
    availability: 'https://schema.org/InStock',
  });
});

test('a group names what its variants differ by, and a single variant is a plain product', () => {
  expect(group).toEqual([
    expect.objectContaining({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    }),
  ]);
  expect(alone).toEqual([expect.objectContaining({ '@type': 'Product', name: 'Adjustable Dog Collar' })]);
});

test('a product is shown from every side, a variant in its own color', () => {
  const picture = { ...testProduct.picture, views: ['collar-flat--2'], viewAlts: ['the buckle from near'] };
  const [node] = productJsonLd({ ...testProduct, picture }, []) as Node[];
  expect(node?.image).toEqual([
    'http://localhost/uploads/collar-flat/b3312c-960.jpg',
    'http://localhost/uploads/collar-flat--2/b3312c-960.jpg',
  ]);
  expect(nodesOf([node], 'Product').map(({ image }) => image)).toContain(
    'http://localhost/uploads/collar-flat/2b3f63-960.jpg',
  );
});

test('an unrated product has neither an average nor reviews', () => {
  const [node] = productJsonLd({ ...testProduct, rating: null }, []) as Node[];
  expect(node).not.toHaveProperty('aggregateRating');
  expect(node).not.toHaveProperty('review');
});

test('delivery follows the rules: paid below $49, and without a rate for large items', () => {
  const rates = (priceCents: number, oversize = false) => {
    const variants = first ? [{ ...first, priceCents }] : [];
    const nodes = nodesOf(productJsonLd({ ...testProduct, oversize, variants }, []), 'OfferShippingDetails');
    return nodes.map(({ shippingRate }) => (shippingRate as { value: string } | undefined)?.value);
  };
  expect(rates(4899)).toEqual(['4.95', '9.95']);
  expect(rates(4900)).toEqual(['0.00', '9.95']);
  expect(rates(9900, true)).toEqual([undefined, undefined]);
});

test('the cut-off time comes from the api; with an older api that does not send it, the field is omitted', () => {
  const times = ({ arrives }: Pick<ProductDetail, 'arrives'>) =>
    nodesOf(JSON.parse(JSON.stringify(productJsonLd({ ...testProduct, arrives }, []))), 'ShippingDeliveryTime').map(
      ({ cutoffTime }) => cutoffTime,
    );
  expect(new Set(times(testProduct))).toEqual(new Set(['14:00:00-06:00']));
  const { cutOff: __, ...older } = testProduct.arrives;
  expect(new Set(times({ arrives: older as ProductDetail['arrives'] }))).toEqual(new Set([undefined]));
});

test('the return policy has the rules’ days', () => {
  expect(nodesOf(group, 'MerchantReturnPolicy')[0]).toMatchObject({
    merchantReturnDays: 30,
    merchantReturnLink: 'http://localhost/return-&-refund',
  });
});

test('the search action has the search page’s URL', () => {
  const [action] = nodesOf(homeJsonLd(), 'SearchAction');
  expect(action?.target).toMatchObject({ urlTemplate: 'http://localhost/search/{search_term_string}' });
});
