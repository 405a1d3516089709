import type { CanaryVerdict } from '../signals/CanaryVerdict.ts';
import { EvidenceCourse } from './EvidenceCourse.ts';

const START = Date.parse('2026-01-01T00:00:00Z');

const verdict = (visitors: number) => {
  const arm = { visitors, hurt: 0 };
  const group = { group: 'errors', canary: arm, live: arm, verdict: 'not yet known', evidence: 1, noHarm: 2, text: '' };
  return { share: 0.1, groups: [group] } as unknown as CanaryVerdict;
};

test('a point is kept every five seconds, with what was known then', () => {
  const course = new EvidenceCourse();
  for (let second = 0; second <= 20; second++) course.note(START + second * 1_000, () => verdict(second));
  expect(course.points.map(({ groups }) => groups[0]?.canary.visitors)).toEqual([0, 5, 10, 15, 20]);
  expect(course.points[0]).toMatchObject({ at: '2026-01-01T00:00:00.000Z', share: 0.1, groups: [{ noHarm: 2 }] });
});

test('a course of days has few points, from its begin to its end, evenly', () => {
  const course = new EvidenceCourse();
  const days = 3 * 86_400;
  for (let second = 0; second <= days; second++) course.note(START + second * 1_000, () => verdict(second));
  const times = course.points.map(({ at }) => Date.parse(at));
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(times.length).toBeLessThanOrEqual(240);
  expect(times[0]).toBe(START);
  expect(START + days * 1_000 - (times.at(-1) ?? 0)).toBeLessThan((steps[0] ?? 0) + 1_000);
  expect(new Set(steps).size).toBe(1);
});
