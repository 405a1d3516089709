/** @jest-environment node */
import { type PresetName, repeatsOf, sliderPresets } from './sliderPresets.ts';

const seenAt = (name: PresetName, width: number) =>
  sliderPresets[name].steps.findLast(({ from }) => width >= from)?.seen;

/** SPEC 9, at both sides of each switch. */
const table: [PresetName, ...[width: number, seen: number][]][] = [
  ['strip', [320, 2], [575, 2], [576, 3], [767, 3], [768, 4], [1023, 4], [1024, 6], [1920, 6]],
  ['laterStrip', [320, 2.3], [575, 2.3], [576, 3.3], [767, 3.3], [768, 4.3], [1023, 4.3], [1024, 6], [1920, 6]],
  ['row', [320, 2.3], [1023, 4.3], [1024, 6]],
  ['banners', [0, 1.3], [575, 1.3], [576, 2], [991, 2], [992, 3], [1920, 3]],
  ['carousel', [0, 1], [1920, 1]],
];
test.each(table)('%s shows as many slides as specified', (name, ...widths) => {
  for (const [width, seen] of widths) expect([width, seenAt(name, width)]).toEqual([width, seen]);
});

test('both strips switch at 320 px too', () => {
  expect(seenAt('strip', 319)).toBeLessThan(2);
  expect(seenAt('laterStrip', 319)).toBeLessThan(2.3);
});

test('strips play at 2500 ms and loop; banners slide by hand; the carousel has 5000 ms; all move in 300 ms', () => {
  const pace = ({ plays, interval, loops, speed }: (typeof sliderPresets)[PresetName]) => [
    plays,
    interval,
    loops,
    speed,
  ];
  expect(pace(sliderPresets.strip)).toEqual([true, 2500, true, 300]);
  expect(pace(sliderPresets.laterStrip)).toEqual([true, 2500, true, 300]);
  expect(pace(sliderPresets.banners)).toEqual([false, 3000, false, 300]);
  expect(pace(sliderPresets.row)).toEqual([false, 3000, false, 300]);
  expect(pace(sliderPresets.carousel)).toEqual([false, 5000, true, 300]);
});

test('a swipe counts from 40 px', () => {
  expect(Object.values(sliderPresets).map(({ swipe }) => swipe)).toEqual([40, 40, 40, 40, 40]);
});

test.each([
  [5, 6, 3],
  [4, 6, 3],
  [4, 4.3, 3],
  [5, 2, 1],
  [4, 2.3, 2],
])('%d slides of which %d are visible are repeated %d times in a loop', (count, seen, times) => {
  expect(repeatsOf(count, seen)).toBe(times);
});
