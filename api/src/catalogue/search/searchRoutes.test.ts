import type { ProductCard } from '../product/productSchemas.ts';
import { testProducts } from '../../testing/testProducts.ts';

const catalogue = testProducts();

async function search(text: string, more = '') {
  const began = performance.now();
  const reply = await catalogue.app.inject(`/api/search?q=${encodeURIComponent(text)}${more}`);
  const body = reply.json();
  const titles: string[] = body.products?.map((card: ProductCard) => card.title);
  return { status: reply.statusCode, took: performance.now() - began, body, titles, total: body.total };
}

/** One typo in each word that has one: a letter too many, one missing, a wrong one, two that changed places, a blank. */
test.each([
  ['dgo bed', 'Donut Cuddler Plush Dog Bed'],
  ['dog bde', 'Donut Cuddler Plush Dog Bed'],
  ['dog bedd', 'Hartwell Sofa Dog Bed'],
  ['dogg collar', 'Adjustable Dog Collar'],
  ['dog colar', 'Adjustable Dog Collar'],
  ['dog cillar', 'Adjustable Dog Collar'],
  ['dog collra', 'Adjustable Dog Collar'],
  ['adjustible collar', 'Adjustable Dog Collar'],
  ['lether collar', 'Rolled Leather Dog Collar'],
  ['refelctive collar', 'Padded Reflective Dog Collar'],
  ['martingail', 'Wide Fleece-Lined Martingale Dog Collar'],
  ['dog laesh', 'Padded-Handle Dog Leash'],
  ['leesh', 'Lightweight Puppy Leash'],
  ['retractible leash', 'Retractable Tape Dog Leash'],
  ['harnes', 'No-Pull Hiking Dog Harness'],
  ['dog harnress', 'Step-In Webbing Dog Harness'],
  ['swaeter', 'Cable-Knit Dog Sweater'],
  ['cat sweatr', 'Soft Cotton Cat Sweater'],
  ['raincaot', 'Hooded Dog Raincoat'],
  ['cta toy', 'Feather Wand Cat Toy'],
  ['fether wand', 'Feather Wand Cat Toy'],
  ['catnpi mice', 'Linen Catnip Mice, Set of Three'],
  ['scracher', 'Wave Lounge Cardboard Cat Scratcher'],
  ['litter bx', 'High-Wall Open Litter Box'],
  ['liter box', 'Hooded Litter Box With Filter'],
  ['honycomb litter mat', 'Honeycomb Cat Litter Mat'],
  ['cat feedr', 'Low Bamboo Double Cat Feeder'],
  ['fuontain', 'Ceramic Dome Cat Water Fountain'],
  ['carier', 'Soft-Sided Travel Dog Carrier'],
  ['backpakc', 'Bubble Window Cat Backpack'],
  ['stoller', 'Three-Wheel Dog Stroller'],
  ['orthopdic', 'Cloudrest Orthopedic Dog Bed'],
  ['orthapedic bed', 'Gel-Layer Cooling Orthopedic Dog Bed'],
  ['shampo', 'Oatmeal Dog Shampoo'],
  ['grroming brush', 'Pet Hair Remover Grooming Brush'],
  ['trimer', 'Rechargeable Pet Hair Trimmer'],
  ['brid cage', 'Arched Flight Bird Cage'],
  ['parret toy', 'Foraging Wheel Parrot Toy'],
  ['humingbird feeder', 'Saucer Hummingbird Feeder'],
  ['aquarum', 'Desktop Nano Fish Aquarium'],
  ['acquarium filter', 'Hang-On-Back Aquarium Filter'],
  ['dogbed', 'Nap Nest Oval Dog Bed'],
])('with a typo, %p finds %p', async (text, title) => {
  const { status, titles } = await search(text);
  expect([status, titles]).toEqual([200, expect.arrayContaining([title])]);
});

test.each([
  ['dgo colar', 'dog collar'],
  ['brid cage', 'bird cage'],
  ['dogbed', 'dog bed'],
  ['pupy leash', 'puppy leash'],
  ['litter bx', 'litter box'],
])('%p is searched as %p, and the result says so', async (text, meant) => {
  const { titles, body } = await search(text);
  expect(body.didYouMean).toBe(meant);
  expect(titles).toEqual((await search(meant)).titles);
});

test.each([
  ['puppy collar', 'Adjustable Dog Collar'],
  ['doggy bed', 'Donut Cuddler Plush Dog Bed'],
  ['kitty toy', 'Feather Wand Cat Toy'],
  ['feline sweater', 'Soft Cotton Cat Sweater'],
  ['kittens', 'Soft Kitten Harness With Bow and Leash'],
  ['dog lead', 'Padded-Handle Dog Leash'],
  ['leads', 'Lightweight Puppy Leash'],
  ['dog couch', 'Hartwell Sofa Dog Bed'],
  ['settee', 'Two-Seat Sectional Dog Sofa'],
  ['dog jumper', 'Cable-Knit Dog Sweater'],
  ['dog pullover', 'Sailor Stripe Dog Sweater'],
  ['cat clothes', 'Zip-Back Fleece Cat Vest'],
  ['dog kennel', 'Folding Two-Door Dog Crate'],
  ['doghouse', 'Cedar Outdoor Dog House'],
  ['fish tank', 'Desktop Nano Fish Aquarium'],
  ['cat dish', 'Whisker-Friendly Ceramic Cat Bowl'],
  ['budgie cage', 'Parakeet Cage Starter Kit'],
  ['birdhouse', 'Woven Coconut-Fiber Bird Nest'],
  ['cat tower', 'Sisal Cat Tree With Hammock'],
  ['kitty litter tray', 'High-Wall Open Litter Box'],
  ['litterbox', 'Hooded Litter Box With Filter'],
  ['dog pram', 'Three-Wheel Dog Stroller'],
  ['rucksack', 'Expandable Cat Backpack Carrier'],
  ['nail clipper', 'Plier-Style Dog Nail Clippers'],
  ['dog frisbee', 'Soft Ring Flying Disc Dog Toy'],
])('as a synonym, %p finds %p', async (text, title) => {
  const { status, titles, body } = await search(text);
  expect([status, titles, body.didYouMean]).toEqual([200, expect.arrayContaining([title]), null]);
});

test.each([
  ['plurals', 'LEASHES', 'Padded-Handle Dog Leash'],
  ['accents', 'càt böwl', 'Tilted Pedestal Cat Bowl'],
  ['a brand', 'clearbrook', 'Desktop Nano Fish Aquarium'],
  ['a color', 'forest dog collar', 'Adjustable Dog Collar'],
  ['a category', 'bowls & feeders', 'Raised Double Bowl Dog Feeder'],
  ['a pet', 'birds', 'Arched Flight Bird Cage'],
  ['a place', 'litter box', 'Hooded Litter Box With Filter'],
  ['a description', 'dishwasher cat bowl', 'Whisker-Friendly Ceramic Cat Bowl'],
  ['the beginning of a word', 'aquar', 'Desktop Nano Fish Aquarium'],
])('%s: %p finds %p', async (_by, text, title) => {
  const { status, titles } = await search(text);
  expect([status, titles]).toEqual([200, expect.arrayContaining([title])]);
});

const hostile: [name: string, text: string][] = [
  ['nothing', ''],
  ['a blank', ' '],
  ['NUL', '\0'],
  ['NUL in a word', 'dog\0collar'],
  ['2,000 letters', 'x'.repeat(2000)],
  ['2,000 digits', '9'.repeat(2000)],
  ['1,000 words', 'ab '.repeat(666)],
  ['500 words that differ', Array.from({ length: 500 }, (_, at) => at.toString(36)).join(' ')],
  ['ligatures that grow', '\ufdfa'.repeat(2000)],
  ['marks on marks', `e${'\u0301'.repeat(1999)}`],
  ['SQL', "'; drop table products; --"],
  ['more SQL', "' or 1=1) union select password_hash from accounts --"],
  ['an operator', '& | ! <-> :* ( ) '],
  ['a half query', "'dog' & ("],
  ['a backslash', '\\'],
  ['a quote', "'"],
  ['wildcards', '%_%'],
  ['braces', '{"q":["x"]}'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a template', '${7*7} {{7*7}} #{7*7}'],
  ['emoji', '🐶🐱👩‍👩‍👧‍👦'.repeat(50)],
  ['right to left', 'כלב קולר \u202Eralloc god'],
  ['Arabic, Chinese, Cyrillic', 'كلب 狗项圈 ошейник'],
  ['stop words', 'the of and for with a'],
  ['a path', '../../../../etc/passwd'],
  ['a link', 'https://evil.example/?q=%00'],
  ['a SKU that is none', 'D-----------'],
];

test.each(hostile)('%s is answered in time, without an error', async (_name, text) => {
  const { status, took, body } = await search(text);
  expect([status, body.products.length <= 24, body.page]).toEqual([200, true, 1]);
  expect(took).toBeLessThan(20_000);
  const suggested = await catalogue.app.inject(`/api/search/suggestions?q=${encodeURIComponent(text)}`);
  expect(suggested.statusCode).toBe(200);
});

test('half a surrogate pair, which no URL can contain, is answered too', async () => {
  expect((await catalogue.app.inject('/api/search?q=%ED%A0%BD')).statusCode).toBe(200);
  expect((await catalogue.app.inject('/api/search?q=%')).statusCode).toBe(200);
});

test('a search text that is too long or empty is refused', async () => {
  expect((await search('x'.repeat(2001))).status).toBe(400);
  expect((await catalogue.app.inject('/api/search')).statusCode).toBe(400);
});

test('products with the words in their title come first, and a match begins at the start of a word', async () => {
  const { titles } = await search('cat bed');
  expect(titles.slice(0, 5).every((title) => /\bCat\b.*\bBed\b/.test(title))).toBe(true);
  expect((await search('ollar leather')).titles).toEqual((await search('collar leather')).titles);
});

test('a SKU in any case finds only its product, and the beginning of a SKU finds all that begin with it', async () => {
  expect((await search('d-orth-m-oat')).titles).toEqual(['Cloudrest Orthopedic Dog Bed']);
  const { titles, body } = await search('D-KNIT');
  expect([titles, body.didYouMean]).toEqual([['Cable-Knit Dog Sweater'], null]);
});

test('a search that is too narrow finds nothing, and names words that would find something', async () => {
  const { total, body } = await search('dog collar for unicorns');
  expect([total, body.didYouMean, body.facets.brands]).toEqual([0, 'dog collar', []]);
  expect(body.categories).toEqual([{ pet: 'dog', category: 'Collars', subcategory: null, name: 'Dog Collars' }]);
});

test('a correctly spelled word is not replaced; when it finds little, another word is suggested', async () => {
  expect((await search('dog collar')).body.didYouMean).toBeNull();
  const { total, body } = await search('dog bad');
  expect([total > 0, body.didYouMean]).toEqual([true, 'dog bed']);
});

test('a word that people mean as they write it is not corrected, but left out of what is suggested', async () => {
  const { total, body } = await search('litter box odor');
  expect([total, body.didYouMean]).toEqual([0, 'litter box']);
});

test('a search is narrowed, sorted and paged as a list is', async () => {
  const { total, body } = await search('dog', '&sort=price-asc&brand=Northbarn&page=1');
  expect(new Set(body.products.map(({ brand }: ProductCard) => brand))).toEqual(new Set(['Northbarn']));
  const prices = body.products.map(({ priceMinCents }: ProductCard) => priceMinCents);
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  expect(total).toBe(body.facets.brands.find(({ name }: { name: string }) => name === 'Northbarn').count);
  const first = await search('dog');
  const second = await search('dog', '&page=2');
  expect(first.body.pages).toBe(Math.ceil(first.total / 24));
  expect(second.titles.filter((title) => first.titles.includes(title))).toEqual([]);
});

test('a search that filters make empty suggests nothing else', async () => {
  const { total, body } = await search('dog collar', '&brand=Clearbrook');
  expect([total, body.didYouMean]).toEqual([0, null]);
});

test.each(['café', 'returns', '<script>alert(1)</script>', 'gift card', 'track order', 'unicorn 12'])(
  'a search for %p suggests no unrelated word',
  async (text) => {
    expect((await search(text)).body.didYouMean).toBeNull();
  },
);
