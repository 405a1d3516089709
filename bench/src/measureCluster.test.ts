/** @jest-environment node */
import { readFigures } from './measureCluster.ts';

test('pages that failed are added up, and the longest pause counts', () => {
  const figures = readFigures(`Ran: PostgreSQL 15.18, Patroni 4.0.7
kill -9 shell: 210 reads, 0 failed, writes paused for 310 ms
[4/21] [pictures] › something else
kill -9 primary, 1 of 20: 240 reads, 2 failed, writes paused for 5120 ms
`);
  expect(figures.map(({ value, limit }) => [value, limit])).toEqual([
    [2, undefined],
    [2, { atMost: 0 }],
    [5120, { atMost: 5_000 }],
  ]);
  expect(figures[1]?.name).toContain('450');
  expect(figures[0]?.parts).toHaveLength(3);
});

test('without the engines nothing is claimed, and it says what is missing', () => {
  const missing = 'NOT TESTED: three machines: Patroni is not installed';
  const [counted, ...more] = readFigures(`${missing}\n${missing}\n21 skipped\n`);
  expect(counted).toMatchObject({ value: 0, parts: [missing] });
  expect(more).toEqual([]);
});
