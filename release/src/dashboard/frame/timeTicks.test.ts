/** @jest-environment node */
import { labelAt, timeTicks } from './timeTicks.ts';

const at = (time: string) => Date.parse(`2026-03-${time}Z`);
const texts = (from: string, to: string, width: number) => timeTicks(at(from), at(to), width).map(({ text }) => text);

test('labels are round times, as many as there is room for, and days where a day begins', () => {
  expect(texts('04T10:00', '04T12:00', 600)).toEqual(['10:00', '10:30', '11:00', '11:30', '12:00']);
  expect(texts('04T18:00', '05T18:00', 400)).toEqual(['18:00', 'Mar 5', '06:00', '12:00', '18:00']);
  expect(texts('01T10:00', '08T10:00', 300)).toEqual(['Mar 2', 'Mar 4', 'Mar 6', 'Mar 8']);
});

test('the last label is not cut at the end of the plot', () => {
  expect(labelAt(300, 400, 16)).toEqual({ x: 300, textAnchor: 'middle' });
  expect(labelAt(390, 400, 16)).toEqual({ x: 400, textAnchor: 'end' });
});
