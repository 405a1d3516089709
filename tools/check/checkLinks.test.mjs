import { findBrokenLinks, findSharedNumbers } from './checkLinks.mjs';

const repository = {
  'README.md': '# Paw Dailies\n## Take a release back, now\n',
  'docs/keys.md': '# Keys\n',
  shell: '',
  'shell/src/App.tsx': '',
};
const broken = (text, path = 'docs/keys.md') => findBrokenLinks(path, text, (name) => repository[name]);

test('a link to a file, a folder’s file or a heading leads somewhere', () => {
  expect(broken('[a](../README.md#take-a-release-back-now) [b](keys.md) [c](#) `shell/src/App.tsx`')).toEqual([]);
});

test('a link to a file that was renamed is reported with its line', () => {
  expect(broken('# Keys\nSee [the app](../shell/src/Main.tsx).')).toEqual([
    'docs/keys.md:2: ../shell/src/Main.tsx does not exist (links)',
  ]);
});

test('a link to a heading that was renamed is reported', () => {
  expect(broken('[a](README.md#two-commands)', 'README.md')).toHaveLength(1);
});

test('a source file that is named in the text has to exist', () => {
  expect(broken('`shell/src/Main.tsx` and `src/Other.tsx`', 'shell/README.md')).toEqual([
    'shell/README.md:1: shell/src/Main.tsx does not exist (links)',
  ]);
});

test('other sites, code blocks and patterns are left alone', () => {
  expect(broken('[a](https://example.com)\n```\n[b](gone.md)\n```\n`remote-*/src/x.ts` `XPage.tsx`')).toEqual([]);
});

test('two records with one number are reported', () => {
  const records = ['0036-floors.md', '0037-libraries.md', '0037-buckets.md'].map((name) => `docs/decisions/${name}`);
  expect(findSharedNumbers(records)).toEqual([
    expect.stringMatching(/^docs\/decisions\/0037-libraries.md: another record/),
  ]);
});
