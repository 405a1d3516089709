import { parseListing } from './bucketListing.ts';

const page = (content: string) => `<?xml version="1.0"?>\n<ListBucketResult xmlns="x">${content}</ListBucketResult>\n`;

test('keys are read with their entities, and nothing else that has a key', () => {
  const xml = page(
    '<Prefix>a</Prefix><Contents><Key>a&amp;amp;b</Key><Owner><Key>no</Key></Owner></Contents><Contents><Size>1</Size><Key>&lt;&#x1F436;&#32;&quot;&apos;&gt;</Key></Contents><Key>no</Key>',
  );
  expect(parseListing(xml)).toEqual({ keys: ['a&amp;b', '<🐶 "\'>'], next: undefined });
});

test('a page that is not the last one names the next', () => {
  const xml = page('<IsTruncated>true</IsTruncated><NextContinuationToken>1&#x2b;/=</NextContinuationToken>');
  expect(parseListing(xml)).toEqual({ keys: [], next: '1+/=' });
});

test.each([
  ['an answer that breaks off', page('<Contents><Key>a</Key></Contents>').slice(0, -20)],
  ['an entry without a key', page('<Contents><Size>1</Size></Contents>')],
  ['a page without its next one', page('<IsTruncated>true</IsTruncated>')],
  ['another document', '<Error><Code>SlowDown</Code></Error>'],
  ['a web page', '<html><body>Welcome</body></html>'],
])('%s is no listing', (_, xml) => expect(parseListing(xml)).toBeUndefined());

test('what is no code point stays as it is written', () => {
  expect(parseListing(page('<Contents><Key>&#x110000;&unknown;</Key></Contents>'))?.keys).toEqual([
    '&#x110000;&unknown;',
  ]);
});

test.each([
  ['<ListBucketResult>', ''],
  ['<Contents>', '</ListBucketResult>'],
  ['<Contents><Key>a</Key>', '</ListBucketResult>'],
  ['<Key>', '</ListBucketResult>'],
])('an answer of a million times %j is refused, and takes no time', (text, end) => {
  const start = performance.now();
  const entry = '<Contents></Contents>';
  expect(parseListing(`<ListBucketResult>${entry}${text.repeat(1_000_000)}${end}`)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(5_000);
});
