import { patternOfParts, splitFile } from './splitFile.mjs';

const titles = ['a (1)', 'b', 'c', 'd', 'e'];
const file = 'releases/blame.long.spec.ts';

test('a file that takes longer than a share is split by its tests, and each is in one part', () => {
  const parts = splitFile({ file, titles, seconds: 250 });
  expect(parts.map(({ name }) => name)).toEqual([`e2e/${file} 1/3`, `e2e/${file} 2/3`, `e2e/${file} 3/3`]);
  expect(new Set(parts.flatMap((part) => part.titles))).toEqual(new Set(titles));
  expect(splitFile({ file, titles, seconds: 90 })).toEqual([
    { path: file, name: `e2e/${file}`, seconds: 90, parts: 1 },
  ]);
});

test('one test is never split', () => {
  expect(splitFile({ file, titles: ['a'], seconds: 900 })).toHaveLength(1);
});

test('of a split file only the tests of the part run, of the others all long ones', () => {
  const [first] = splitFile({ file, titles, seconds: 250 });
  const pattern = new RegExp(patternOfParts([first, { path: 'home/geometry.spec.ts' }], 'long.spec.ts|@long'));
  const runs = (title) => pattern.test(title);
  expect(titles.filter((title) => runs(`pictures ${file} ${title}`))).toEqual(['a (1)', 'd']);
  expect(runs('pictures home/geometry.spec.ts 1280 px fits @long')).toBe(true);
  expect(runs('pictures home/geometry.spec.ts 360 px fits')).toBe(false);
});
