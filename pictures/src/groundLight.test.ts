import { toByte } from './colour.ts';
import { findGroundLight } from './groundLight.ts';

const SIZE = 120;

/** The light of the studio's paper: darker to the sides, brighter where it bends. */
const lightAt = (x: number, y: number) => 0.75 - 0.1 * (x / SIZE - 0.5) ** 2 + 0.1 * (y / SIZE) ** 2;

test('the light of the ground is found under shadows and behind the product', () => {
  const pixels = new Uint8Array(SIZE * SIZE * 3);
  const mask = new Uint8Array(SIZE * SIZE).fill(255);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const isShaded = x > 70 && x < 100 && y > 60 && y < 100;
      pixels.fill(toByte(lightAt(x, y) * (isShaded ? 0.6 : 1)), (y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3);
      if (Math.hypot(x - 50, y - 60) < 25) mask[y * SIZE + x] = 0;
    }
  }
  const ground = findGroundLight(pixels, mask, SIZE);
  for (const [x, y] of [
    [10, 10],
    [110, 110],
    [85, 80],
    [50, 60],
  ] as const) {
    expect(Math.abs((ground.row(y)[x * 3] ?? 0) - lightAt(x, y))).toBeLessThan(0.015);
  }
});

test('a close view that shows little ground has the light of its brightest, and without any the studio’s', () => {
  const pixels = new Uint8Array(SIZE * SIZE * 3).fill(150);
  const mask = new Uint8Array(SIZE * SIZE);
  expect(toByte(findGroundLight(pixels, mask, SIZE).row(0)[0] ?? 0)).toBe(0xf4);
  mask.fill(255, 0, SIZE * 2);
  pixels.fill(200, 0, SIZE * 3 * 3);
  mask.fill(0, SIZE + 60, SIZE * 2);
  const brightest = findGroundLight(pixels, mask, SIZE).row(60);
  expect(toByte(brightest[60 * 3] ?? 0)).toBe(200);
});
