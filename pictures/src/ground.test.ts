import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { groundOf } from './ground.ts';

const masters = join(__dirname, '../masters');
const heroes = readdirSync(masters).filter((file) => existsSync(join(masters, file.replace('.webp', '.mask.webp'))));
const WIDTH = 160;
let small: Buffer[];

beforeAll(async () => {
  const products = heroes.filter((file) => /(?<!--[23])\.webp$/.test(file));
  small = await Promise.all(
    products.map((file) => sharp(join(masters, file)).resize(WIDTH).removeAlpha().raw().toBuffer()),
  );
}, 60_000);

/** The middle of what the masters show at this place, for red, green and blue. */
function usualTone(x: number, y: number): number[] {
  const at = (y * WIDTH + x) * 3;
  return [0, 1, 2].map((channel) => {
    const tones = small.map((pixels) => pixels[at + channel] ?? 0).sort((a, b) => a - b);
    return tones[tones.length >> 1] ?? 0;
  });
}

test.each([
  ['upper left', 2, 2],
  ['top', 80, 2],
  ['upper right', 157, 2],
  ['left', 2, 80],
  ['right', 157, 80],
  ['lower left', 2, 157],
  ['bottom', 80, 157],
  ['lower right', 157, 157],
])('drawings lie on the ground of the rendered pictures: %s', (_, x, y) => {
  const at = (y * WIDTH + x) * 3;
  const ours = [...groundOf(WIDTH).subarray(at, at + 3)];
  usualTone(x, y).forEach((tone, channel) => expect(Math.abs((ours[channel] ?? 0) - tone)).toBeLessThan(10));
});

test('a width has one ground', () => {
  expect(groundOf(320)).toBe(groundOf(320));
  expect(groundOf(320)).toHaveLength(320 * 320 * 3);
});
