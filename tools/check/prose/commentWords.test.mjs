import { commentWords } from './commentWords.mjs';

test('a word of the list is found in a comment, with its line, and not in code', () => {
  const text = "const anew = 'Open it anew';\n\n/**\n * Whoever\n */\nlet a; // comes\n";
  expect(commentWords('shell/src/App.tsx', text)).toEqual([{ line: 4, word: 'Whoever', instead: 'anyone who' }]);
});

test('words on two lines of a comment are found', () => {
  const text = '/**\n * It comes\n * alive later.\n */\nexport const a = 1;\n';
  expect(commentWords('shell/src/App.tsx', text)).toMatchObject([{ line: 2, instead: 'hydrates' }]);
});

test('the longer list applies only in the strict folders', () => {
  const text = '// Nobody asks.\nlet a;\n';
  expect(commentWords('tools/start/main.mjs', text)).toHaveLength(1);
  expect(commentWords('api/src/app.ts', text)).toEqual([]);
});
