import { checkSheets } from './checkStyles.mjs';

const sheet = (css) => ({ sheets: [{ file: 'shell/src/Box.tsx', line: 7, css }], loose: [] });

test('a finding names file, line, offender and rule', () => {
  expect(checkSheets(sheet('color: red;'), [])).toEqual([
    'shell/src/Box.tsx:7: color: red: colors belong in shared/ui/src/tokens.css (styles-color)',
  ]);
});

test('an exception holds for its file and value, and an unused one is reported', () => {
  const exceptions = [{ file: 'shell/src/Box.tsx', offender: 'height: 296px', why: 'SPEC 9' }];
  expect(checkSheets(sheet('height: 296px;'), exceptions)).toEqual([]);
  expect(checkSheets(sheet('height: 297px;'), exceptions)).toEqual([
    expect.stringContaining('height: 297px'),
    expect.stringContaining('no longer has "height: 296px"'),
  ]);
});

test('a property that another file sets is defined', () => {
  const other = { file: 'shell/src/Other.tsx', line: 1, css: '--from: none;' };
  expect(checkSheets({ sheets: [...sheet('transform: var(--from);').sheets, other], loose: [] }, [])).toEqual([]);
});
