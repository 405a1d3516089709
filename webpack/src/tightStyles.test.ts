import ts from 'typescript';
import { tightStyles } from './tightStyles.ts';

const transform = (source: string): string =>
  ts.transpileModule(source, {
    fileName: '/root/remote-cart/src/MiniCart.tsx',
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
    transformers: { before: [tightStyles] },
  }).outputText;

test('comments and indentation are removed, rules stay', () => {
  const output = transform(
    'const A = styled.b`\n  /* Why. */\n  color: red;\n  a,\n  b {\n    margin: 0 auto;\n  }\n`;',
  );
  expect(output).toContain('`\ncolor: red;\na,\nb {\nmargin: 0 auto;\n}\n`');
});

test('expressions keep their places, and so do templates inside them', () => {
  const output = transform(
    'const A = styled(Link).attrs({})`\n  ${wide};\n  ${on && css`\n    top: ${y}px;\n  `}\n  left: 0;\n`;',
  );
  expect(output).toContain('`\n${wide};\n${on && css `\ntop: ${y}px;\n`}\nleft: 0;\n`');
});

test('escapes stay escaped, and other templates stay unchanged', () => {
  expect(transform(String.raw`const A = styled.b${'`'}content: '\\201c';${'`'};`)).toContain(String.raw`'\\201c'`);
  expect(transform('const text = say`\n  a\n`;')).toContain('`\n  a\n`');
});
