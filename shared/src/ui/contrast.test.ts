import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const texts = ['ink', 'soft', 'pine', 'pine-deep', 'sale', 'ok', 'warn', 'info'];
const grounds = ['paper', 'sand', 'dog', 'cat', 'bird', 'fish'];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...(['pine', 'pine-deep'] as const).map((ground) => ['paper', ground] as const),
  ['marigold', 'pine-deep'] as const,
  ['ink', 'marigold'] as const,
  ['soft', 'line'] as const,
];

test.each(pairs)('%s on %s can be read', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(['paper', 'sand'])('the border of a field shows on %s', (ground) => {
  expect(contrast('field', ground)).toBeGreaterThanOrEqual(3);
});

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`tokens.css has no color --${token}.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
