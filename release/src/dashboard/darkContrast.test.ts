/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'dark.css'), 'utf8');
const colors = new Map(
  [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

/** What dashboard.css writes and draws on each ground. */
const pairs = [
  ...['ink', 'soft', 'pine', 'pine-deep', 'sale', 'ok'].flatMap((name) => [
    { name, ground: 'paper', least: 4.5 },
    { name, ground: 'sand', least: 4.5 },
  ]),
  { name: 'paper', ground: 'pine', least: 4.5 },
  { name: 'paper', ground: 'pine-deep', least: 4.5 },
  { name: 'field', ground: 'paper', least: 3 },
  { name: 'field', ground: 'sand', least: 3 },
];

test.each(pairs)('--$name is seen on --$ground in dark colors', ({ name, ground, least }) => {
  const [dark = 0, light = 0] = [luminance(name), luminance(ground)].sort((a, b) => a - b);
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least);
});

function luminance(token: string): number {
  const hex = colors.get(token);
  if (!hex) throw new Error(`dark.css has no color --${token}.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
