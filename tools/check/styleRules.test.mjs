import { findLooseOffenders, findOffenders } from './styleRules.mjs';

const defined = new Set(['--pine', '--space-8']);
const offendersIn = (css, more) => findOffenders({ css, line: 1, defined, ...more }).map(({ offender }) => offender);

test.each([
  ['a { color: #fff; }', ['color: #fff']],
  ['a { background: linear-gradient(rgb(1 2 3), transparent); }', ['background: rgb(…)']],
  ['a { border: 1px solid Tan; }', ['border: Tan']],
  ['a { --own: rebeccapurple; }', ['--own: rebeccapurple']],
  ['a { box-shadow: 0 0 2px color-mix(in srgb, red, blue); }', ['box-shadow: color-mix(…)']],
  ['a { color: var(--pine); background: none; border-color: currentColor; outline-color: Highlight; }', []],
  ['a { mask-image: linear-gradient(black, transparent); animation-name: red; }', []],
  ['a { background: url("/uploads/red.webp#fff"); content: "blue"; }', []],
])('in %s the colors %j are reported', (css, reported) => {
  expect(offendersIn(css)).toEqual(reported);
});

test.each([
  ['a { padding: 6px var(--space-8); }', ['padding: 6px']],
  ['a { width: calc(100% - 1.5rem); }', ['width: 1.5rem']],
  ['a { margin: -13px; }', ['margin: -13px']],
  ['a { width: /*\n*/px; top: 0 /* was 12px */; }', ['width: ${…}px']],
  ['a { min-height: 44px; border: 2px solid; outline: 3px solid; margin: -1px; }', []],
  ['a { gap: 44px; }', ['gap: 44px']],
  ['a { width: 50%; height: 60vh; max-width: 65ch; font-size: 0.8em; grid-template: 1fr / 2fr; rotate: 1turn; }', []],
  ['a { margin: 0px; aspect-ratio: 4 / 3; transition: transform 120ms; grid-area: 1 / 1; line-height: 1.2; }', []],
])('in %s the sizes %j are reported', (css, reported) => {
  expect(offendersIn(css)).toEqual(reported);
});

test.each([
  ['@media (min-width: 768px) { a { top: 0; } }', []],
  ['@media (max-width: 575.98px) { a { top: 0; } }', []],
  ['@media (400px <= width < 992px) { a { top: 0; } }', ['400px']],
  ['a { @media (min-width: 48em) { top: 0; } }', ['48em']],
  ['@media (min-width: 576px) and (height < 480px) { a { top: 0; } }', []],
  ['@media (width < 20em), (height < 30em) { a { top: 0; } }', []],
  ['@media (width < 21em) { a { top: 0; } }', ['21em']],
  ['@media (height < 500px) { a { top: 0; } }', ['500px']],
  ['@container (min-width: 300px) { a { top: 0; } }', ['300px']],
  ['@media (prefers-reduced-motion: reduce) { a { top: 0; } }', []],
])('in %s the widths %j are reported', (css, reported) => {
  expect(offendersIn(css)).toEqual(reported);
});

test('a custom property that is never set is reported', () => {
  expect(offendersIn('a { color: var(--pnie); margin: var(--space-8); }')).toEqual(['--pnie']);
});

test('the tokens file may hold colors and sizes, but no other widths', () => {
  const css = ':root { --pine: #17503f; --radius: 8px; } @media (min-width: 800px) { a { top: 3px; } }';
  expect(offendersIn(css, { isTokens: true })).toEqual(['800px']);
});

test('an offending style is reported with its line', () => {
  expect(findOffenders({ css: 'a {\n  top: 0;\n  color: red;\n}', line: 10, defined })).toMatchObject([{ line: 12 }]);
});

test.each([
  ['text', '#17503f', '#17503f'],
  ['text', '12px', '12px'],
  ['text', 'var(--pnie)', '--pnie'],
  ['paint', 'red', 'red'],
])('a %s of %s is reported', (kind, text, reported) => {
  expect(findLooseOffenders({ kind, text, line: 1, defined })).toMatchObject([{ offender: reported }]);
});

test.each(['1px', '1em', 'red', 'var(--pine)', '(min-width: 1200px) 300px', 'Show 24 results'])(
  '%s is accepted',
  (text) => {
    expect(findLooseOffenders({ kind: 'text', text, line: 1, defined })).toEqual([]);
  },
);
