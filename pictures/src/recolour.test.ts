import { recolour } from './recolour.ts';

/** Grey pixels in a row, the first half in the zone. */
function row(grey: number) {
  return { pixels: new Uint8Array(8 * 3).fill(grey), mask: Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 0]) };
}

test('the well-lit gray of a zone becomes the requested color', () => {
  const { pixels, mask } = row(0xd8);
  recolour(pixels, [{ mask, colour: 'c2304a' }], true);
  const [red = 0, green = 0, blue = 0] = pixels.slice(3, 6);
  expect(Math.abs(red - 0xc2)).toBeLessThan(3);
  expect(Math.abs(green - 0x30)).toBeLessThan(3);
  expect(Math.abs(blue - 0x4a)).toBeLessThan(3);
});

test('pixels outside the zone stay unchanged', () => {
  const { pixels, mask } = row(0x90);
  recolour(pixels, [{ mask, colour: '2f6f8f' }], true);
  expect(pixels.slice(12)).toEqual(new Uint8Array(12).fill(0x90));
});

test('shade stays darker than light, and a highlight on a glossy thing stays white', () => {
  const pixels = Uint8Array.from([0x40, 0xa0, 0xa0, 0xa0, 0xff].flatMap((grey) => [grey, grey, grey]));
  recolour(pixels, [{ mask: new Uint8Array(5).fill(255), colour: '1f2a44' }], true);
  expect(pixels[0]).toBeLessThan(pixels[3] ?? 0);
  expect(pixels[12]).toBeGreaterThan(150);
});

test('two zones get their own colors', () => {
  const { pixels, mask } = row(0xc8);
  const rest = mask.map((share) => 255 - share);
  recolour(
    pixels,
    [
      { mask, colour: 'ff0000' },
      { mask: rest, colour: '0000ff' },
    ],
    false,
  );
  expect(pixels.slice(0, 3)).toEqual(Uint8Array.of(255, 0, 0));
  expect(pixels.slice(21)).toEqual(Uint8Array.of(0, 0, 255));
});

test('the ground between the hairs of a zone’s edge does not glow in its color', () => {
  const pixels = Uint8Array.from([0x90, 0x90, 0x90, 0x90, 0xd8].flatMap((grey) => [grey, grey, grey]));
  recolour(pixels, [{ mask: Uint8Array.of(255, 255, 255, 255, 128), colour: 'c8a070' }], false);
  expect(Math.abs((pixels[0] ?? 0) - 0xc8)).toBeLessThan(3);
  // Half of what the hair itself gains in light; half of the ground's would be more than white.
  expect(Math.abs((pixels[12] ?? 0) - 0xec)).toBeLessThan(3);
});
