import { parseHex } from './colour.ts';
import { perceive, perceiveHex } from './oklab.ts';
import { listStrayColours } from './testing/listStrayColours.ts';

test('one picture in forty has the color of its product, in every color (the long test looks at all)', async () => {
  expect(await listStrayColours(40)).toEqual([]);
}, 300_000);

test('hues are compared perceptually', () => {
  expect(perceiveHex('ff0000').hue).toBeCloseTo(29.2, 0);
  expect(perceiveHex('c8c8c8').chroma).toBeLessThan(0.001);
  expect(perceive(parseHex('ffffff')).lightness).toBeCloseTo(1, 3);
});
