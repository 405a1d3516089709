import { stylesOf } from './listStyles.mjs';

const styled = "import { styled } from 'styled-components';\n";

test('every styled template is found, with its line, and expressions keep the lines', () => {
  const { sheets } = stylesOf(
    'Box.tsx',
    `${styled}const Box = styled(Link).attrs({ role: 'list' })\`\n  width: \${(\n    a,\n  ) => a}px;\n  color: red;\n\`;`,
  );
  expect(sheets).toEqual([{ file: 'Box.tsx', line: 2, css: '\n  width: /*\n\n*/px;\n  color: red;\n' }]);
});

test.each(['styled.div', 'styled(Box)', 'css', 'keyframes', 'createGlobalStyle', 'styled.div.withConfig({})'])(
  '%s is a style',
  (tag) => expect(stylesOf('Box.ts', `const a = ${tag}\`top: 0;\`;`).sheets).toHaveLength(1),
);

test('strings count in a file with styles, but its texts and imports do not', () => {
  const { loose } = stylesOf(
    'Box.tsx',
    `${styled}const Box = () => <img sizes="300px" alt="red" />; const w = ['9px'];`,
  );
  expect(loose).toEqual([{ file: 'Box.tsx', line: 2, text: '9px', kind: 'text' }]);
});

test('the colors of an SVG count in any file, and so do inline styles', () => {
  const { loose } = stylesOf('Fish.tsx', `${styled}const F = () => <path fill="#fff" style={{ top: '9px' }} />;`);
  expect(loose.map(({ text, kind }) => [text, kind])).toEqual([
    ['#fff', 'paint'],
    ['9px', 'text'],
  ]);
});

test('a style sheet is read unchanged', () => {
  expect(stylesOf('a.css', 'a {}').sheets).toEqual([{ file: 'a.css', line: 1, css: 'a {}' }]);
});
