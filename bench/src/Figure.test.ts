import { type Figure, judge, type Noise } from './Figure.ts';

const figure: Figure = {
  name: 'Ratio',
  value: 1.2,
  unit: '×',
  against: 'itself',
  limit: { atMost: 1.5 },
  ratioOf: 'latency',
};
const quiet: Noise = { processor: 3, throughput: 3, computing: 1, latency: 5 };

test('a figure further from its limit than the noise is believed', () => {
  expect(judge(figure, quiet, quiet)).toEqual({ ...figure, verdict: 'ok' });
});

test.each([
  ['noise that was not measured', { ...quiet, latency: Number.NaN }, /not compared with themselves, which takes wrk$/],
  ['much noise', { ...quiet, latency: 80 }, /^the same thing against itself differs by 80\.0 %$/],
  ['noise that changed', { ...quiet, latency: 50 }, /^the machine's noise went from 5\.0 % to 50\.0 % meanwhile$/],
  ['a limit within the noise', { ...quiet, latency: 30 }, /^it is 20\.0 % from its limit/],
])('the result is described: %s', (_, end, doubt) => {
  expect(judge(figure, quiet, end).doubt).toMatch(doubt);
});

test('a figure with a noise of its own is compared with that, whatever the machine does otherwise', () => {
  const { ratioOf: __, ...own } = figure;
  expect(judge({ ...own, noise: 10 })).toMatchObject({ verdict: 'ok' });
  expect(judge({ ...own, noise: 10 })).not.toHaveProperty('doubt');
  expect(judge({ ...own, noise: 30 }, quiet, quiet).doubt).toMatch(/^it is 20\.0 % .* differs by 30\.0 %$/);
});
