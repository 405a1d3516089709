import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { feedItems } from './feedItems.ts';
import { feedProduct } from './testing/feedProduct.ts';

/**
 * "Product data specification", Merchant Center Help. What is required always, and what is recommended or required for
 * some: each of those that the feed leaves out has its reason here.
 */
const required = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition'];
const wanted = [
  'additional_image_link',
  'identifier_exists',
  'google_product_category',
  'product_type',
  'shipping',
  'shipping_weight',
];
const leftOut: Record<string, string> = {
  gtin: 'the shop’s brands have none, which identifier_exists says',
  mpn: 'the same',
  age_group: 'for clothing of people',
  gender: 'for clothing of people',
  material: 'a specification in free words, not a field of the data',
  sale_price_effective_date: 'a reduced price has no known end',
};

/** What a feed says, field by field; of a field that is there more than once, the first. */
function fieldsOf(item: string): Record<string, string> {
  const xml = `<rss xmlns:g="http://base.google.com/ns/1.0">${item}</rss>`;
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const children = [...(parsed.querySelector('item')?.children ?? [])];
  return Object.fromEntries(children.toReversed().map(({ localName, textContent }) => [localName, textContent ?? '']));
}

publishSite(testSite);
const [small, large] = feedItems(feedProduct, testSite.origin).map(fieldsOf);

test.each([...required, ...wanted])('every item has its %s', (field) => {
  expect([small?.[field], large?.[field]]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)]);
});

test.each(Object.keys(leftOut))('%s is left out', (field) => {
  expect({ ...small, ...large }).not.toHaveProperty(field);
});

test('an item is one variant, with its options, its URL and its picture in its colors', () => {
  expect(large).toMatchObject({
    id: 'TUG-L-NAVY',
    title: 'Tug & Fetch Rope, Navy, L',
    description: 'A rope of cotton. It says "<tug>" & more.',
    link: `${testSite.origin}/product/Tug-&-Fetch-Rope?variant=TUG-L-NAVY`,
    image_link: `${testSite.origin}/uploads/rope/2b3f63-f2e9dc-960.jpg`,
    additional_image_link: `${testSite.origin}/uploads/rope--2/2b3f63-f2e9dc-960.jpg`,
    color: 'Navy',
    size: 'L',
    item_group_id: '12',
    product_type: 'Dog > Toys',
    availability: 'in_stock',
    price: '52.00 USD',
  });
});

test('a reduced variant has both prices, and a sold-out one says so', () => {
  expect(small).toMatchObject({ availability: 'out_of_stock', price: '19.99 USD', sale_price: '14.99 USD' });
  expect(large).not.toHaveProperty('sale_price');
});

test('delivery follows the rules: free from $49, and unspecified for large items', () => {
  expect(small?.shipping).toBe('USStandard4.95 USD0135');
  expect(large?.shipping).toBe('USStandard0.00 USD0135');
  const [item = ''] = feedItems({ ...feedProduct, oversize: true }, testSite.origin);
  expect(fieldsOf(item)).not.toHaveProperty('shipping');
});

test('texts longer than the specification allows are cut', () => {
  const [item = ''] = feedItems(
    { ...feedProduct, title: 'x'.repeat(200), description: 'y'.repeat(6000) },
    testSite.origin,
  );
  const { title = '', description = '' } = fieldsOf(item);
  expect([title.length, description.length]).toEqual([150, 5000]);
});
