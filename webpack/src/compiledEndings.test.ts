import ts from 'typescript';
import { compiledEndings } from './compiledEndings.ts';

const compile = (source: string) =>
  ts
    .transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
      transformers: { before: [compiledEndings] },
    })
    .outputText.replace('"use strict";\n', '');

test.each([
  ["import { a } from './a.ts';", "import { a } from './a.js';"],
  ["import type { A } from './a.ts';\nimport './b.tsx';", "import './b.js';"],
  ["export { a } from '../a.tsx';", "export { a } from '../a.js';"],
  [
    'const page = () => import(/* webpackChunkName: "page-a" */ \'./A.tsx\');',
    'const page = () => import(/* webpackChunkName: "page-a" */ \'./A.js\');',
  ],
])('a literal path gets the ending of the compiled file: %s', (source, expected) => {
  expect(compile(source).trim()).toBe(expected);
});

test.each([
  "import './look.css';",
  "import { a } from '@paw/ui/Button.tsx';",
  'const read = (name) => import(`./${name}.md`);',
])('everything else stays: %s', (source) => {
  expect(compile(source).trim()).toBe(source);
});
