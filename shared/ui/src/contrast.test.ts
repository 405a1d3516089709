/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokens = [
  ...css.matchAll(/--([\w-]+): ([^;]*(?:#|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\b)[^;]*);(?: \/\* (.*) \*\/)?/g),
].map(([, name = '', value = '', uses = '']) => ({ name, value, uses: uses.split('; ') }));
const valueOf = new Map(tokens.map(({ name, value }) => [name, value]));
const pairs = tokens.flatMap(({ name, uses }) =>
  uses.flatMap((use) => {
    const [, kind, grounds = ''] = /^(text|edge) on (.*)$/.exec(use) ?? [];
    return kind ? grounds.split(', ').map((ground) => ({ kind, name, ground })) : [];
  }),
);

test('the tokens file holds colors and pairs', () => {
  expect(tokens.length).toBeGreaterThan(15);
  expect(pairs.length).toBeGreaterThan(50);
});

test.each(tokens)('--$name says what it is allowed for', ({ uses }) => {
  for (const use of uses) expect(use).toMatch(/^(ground|mark|(text|edge) on [\w-]+(, [\w-]+)*)$/);
});

test.each(tokens.filter(({ uses }) => uses.includes('ground')))('some text is allowed on --$name', ({ name }) => {
  expect(pairs.filter(({ kind, ground }) => kind === 'text' && ground === name)).not.toEqual([]);
});

test.each(pairs)('$kind in --$name is seen on --$ground', ({ kind, name, ground }) => {
  expect(tokens.find((token) => token.name === ground)?.uses).toContain('ground');
  expect(contrast(name, ground)).toBeGreaterThanOrEqual(kind === 'text' ? 4.5 : 3);
});

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const hex = valueOf.get(token);
  if (!hex?.startsWith('#')) throw new Error(`tokens.css has no opaque color --${token}.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
