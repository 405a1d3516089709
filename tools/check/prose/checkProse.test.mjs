import { checkTexts } from './checkProse.mjs';
import { proseKindOf } from './proseFolders.mjs';

const text = { file: 'shell/src/layout/Box.tsx', kind: 'page', text: 'const a = <p>\n  Read our\n  mails.\n</p>;' };
const finding = 'shell/src/layout/Box.tsx:3: "mails": write "emails", or say it another way (prose)';

test('a word is reported with its file, its line and the replacement', async () => {
  expect(await checkTexts([text], [])).toEqual([finding]);
});

test('an exception is for one word of one file, and an unused one is reported', async () => {
  const exception = { file: text.file, word: 'mails', why: 'fixed' };
  expect(await checkTexts([text], [exception])).toEqual([]);
  expect(await checkTexts([text], [{ ...exception, word: 'whom' }])).toEqual([
    finding,
    expect.stringMatching(/Box\.tsx no longer has "whom": drop the line/),
  ]);
});

test.each([
  ['README.md', 'manual'],
  ['docs/runbooks/orders.md', 'manual'],
  ['remote-content/articles/a.md', 'article'],
  ['shell/src/layout/Layout.tsx', 'page'],
  ['shell/src/server/app.ts', 'manual'],
  ['shell/src/layout/Layout.test.tsx', undefined],
  ['shared/api-client/src/apiTypes.d.ts', undefined],
  ['docs/picture.webp', undefined],
])('%s is read as %s', (path, kind) => {
  expect(proseKindOf(path)).toBe(kind);
});
