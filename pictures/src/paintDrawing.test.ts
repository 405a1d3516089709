import { groundOf } from './ground.ts';
import type { Drawing } from './loadDrawings.ts';
import { paintDrawing } from './paintDrawing.ts';

/** Four squares in the upper half: two zones, shade over the first zone, and a fixed blue. Nothing below. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960" data-plain="ffffff ffffff">
<rect class="z1" width="480" height="480"/><rect class="sh" x="240" width="240" height="480" opacity=".5"/>
<rect class="z2" x="480" width="240" height="480"/><rect class="f" x="720" width="240" height="480" fill="#0000ff"/></svg>`;
const squares: Drawing = { svg, plain: ['ffffff', 'ffffff'], width: 960, height: 960, hash: '' };

const at = (pixels: Uint8Array, x: number, y: number) => [...pixels.subarray((y * 160 + x) * 3, (y * 160 + x) * 3 + 3)];

test('each zone has its color, shade is darker, and a fixed part keeps its own', async () => {
  const pixels = await paintDrawing(squares, ['c2304a', '2f6f8f'], 160);
  expect(at(pixels, 20, 40)).toEqual([0xc2, 0x30, 0x4a]);
  expect(at(pixels, 60, 40)).toEqual([0xc2 / 2, 0x30 / 2, 0x4a / 2]);
  expect(at(pixels, 100, 40)).toEqual([0x2f, 0x6f, 0x8f]);
  expect(at(pixels, 140, 40)).toEqual([0, 0, 0xff]);
});

test('where nothing is drawn lies the ground, and painting leaves the ground clean', async () => {
  const before = Uint8Array.from(groundOf(160));
  const pixels = await paintDrawing(squares, ['c2304a', '2f6f8f'], 160);
  expect(pixels.slice(120 * 160 * 3)).toEqual(before.slice(120 * 160 * 3));
  expect(groundOf(160)).toEqual(before);
});

test('light is white, and lines of light and shade are not filled', async () => {
  const lines = `<path class="his" d="M0 240H480V480" stroke-width="60"/><path class="shs" d="M480 240H960V480" stroke-width="60"/>`;
  const drawn = { ...squares, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960">${lines}</svg>` };
  const pixels = await paintDrawing(drawn, [], 160);
  expect(at(pixels, 40, 40)).toEqual([255, 255, 255]);
  expect(at(pixels, 120, 40)).toEqual([0, 0, 0]);
  for (const x of [60, 140]) expect(at(pixels, x, 60)).toEqual(at(groundOf(160), x, 60));
});
