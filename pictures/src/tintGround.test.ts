import { parseHex, toByte, toLinear } from './colour.ts';
import { tintGround } from './tintGround.ts';

const SIZE = 100;
const TINT = 'f7e3c3';
const tinted = [0xf7, 0xe3, 0xc3];

/** Cream paper that grows darker to the left, with a shadow of half its light at (50, 70), as the studio has it. */
function studio() {
  const pixels = new Uint8Array(SIZE * SIZE * 3);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const shade = Math.hypot(x - 50, y - 70) < 8 ? 0.5 : 1;
      const light = (0.7 + 0.002 * x) * shade;
      pixels.set([light, light * 0.96, light * 0.9].map(toByte), (y * SIZE + x) * 3);
    }
  }
  return { pixels, mask: new Uint8Array(SIZE * SIZE).fill(255) };
}

const at = (pixels: Uint8Array, x: number, y: number) => [
  ...pixels.subarray((y * SIZE + x) * 3, (y * SIZE + x) * 3 + 3),
];
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

test('bare ground is the tint everywhere, and exactly that along the edges', () => {
  const { pixels, mask } = studio();
  tintGround(pixels, mask, SIZE, TINT);
  for (const [x, y] of [
    [10, 20],
    [90, 20],
    [50, 40],
  ] as const)
    expect(distance(at(pixels, x, y), tinted)).toBeLessThan(3);
  for (const side of [0, 33, 99]) {
    for (const [x, y] of [
      [0, side],
      [99, side],
      [side, 0],
      [side, 99],
    ] as const) {
      expect(distance(at(pixels, x, y), tinted)).toBeLessThan(2);
    }
  }
});

test('a shadow is the tint with as much of its light as the neutral ground had', () => {
  const { pixels, mask } = studio();
  tintGround(pixels, mask, SIZE, TINT);
  const half = parseHex(TINT).map((value) => toByte(value / 2));
  expect(distance(at(pixels, 50, 70), half)).toBeLessThan(4);
});

test('a shadow that the edge of the picture cuts off fades at that edge', () => {
  const { pixels, mask } = studio();
  for (let y = 60; y < SIZE; y++) pixels.fill(0x90, (y * SIZE + 40) * 3, (y * SIZE + 60) * 3);
  tintGround(pixels, mask, SIZE, TINT);
  expect(distance(at(pixels, 50, 99), tinted)).toBeLessThan(2);
  expect(at(pixels, 50, 80)[0]).toBeLessThan(200);
});

test('pixels without ground stay unchanged', () => {
  const { pixels, mask } = studio();
  pixels.set([255, 255, 255, 20, 30, 40], (30 * SIZE + 30) * 3);
  mask.fill(0, 30 * SIZE + 30, 30 * SIZE + 32);
  tintGround(pixels, mask, SIZE, TINT);
  expect([at(pixels, 30, 30), at(pixels, 31, 30)]).toEqual([
    [255, 255, 255],
    [20, 30, 40],
  ]);
});

test('between dark bars half of the ground is half of the tint', () => {
  const { pixels, mask } = studio();
  const place = (30 * SIZE + 30) * 3;
  const half = [...pixels.subarray(place, place + 3)].map((byte) => toByte((toLinear[byte] ?? 0) / 2));
  pixels.set(half, place);
  mask[30 * SIZE + 30] = 128;
  tintGround(pixels, mask, SIZE, TINT);
  expect(
    distance(
      at(pixels, 30, 30),
      parseHex(TINT).map((value) => toByte(value / 2)),
    ),
  ).toBeLessThan(4);
});

test('a highlight on clear glass stays a highlight', () => {
  const { pixels, mask } = studio();
  pixels.fill(255, (30 * SIZE + 30) * 3, (30 * SIZE + 31) * 3);
  mask[30 * SIZE + 30] = 200;
  tintGround(pixels, mask, SIZE, TINT);
  expect(Math.min(...at(pixels, 30, 30))).toBeGreaterThan(tinted[2] ?? 0);
});

test('a picture that shows no ground stays unchanged', () => {
  const { pixels } = studio();
  const before = pixels.slice();
  tintGround(pixels, new Uint8Array(SIZE * SIZE), SIZE, TINT);
  expect(pixels).toEqual(before);
});
