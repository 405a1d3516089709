/** @jest-environment node */
import { createMetrics } from './createMetrics.ts';

test('requests are counted in the form that Prometheus reads', async () => {
  const { text, observeRequest } = createMetrics('shell');
  for (const seconds of [0.0004, 0.0005, 0.3, 20]) observeRequest('/product/:title', 'GET', 200, seconds);
  observeRequest('/', 'GET', 503, 1);
  const lines = (await text()).split('\n').filter((line) => line.includes('http_request_duration'));
  const labels = 'route="/product/:title",method="GET",status="200"';
  const counted = (name: string, le = '') =>
    lines
      .find((line) => line.startsWith(`http_request_duration_seconds_${name}{${labels}${le}`))
      ?.split(' ')
      .at(-1);
  expect(lines).toContain('# TYPE http_request_duration_seconds histogram');
  expect(counted('bucket', ',le="0.0005"')).toBe('2');
  expect(counted('bucket', ',le="0.5"')).toBe('3');
  expect(counted('bucket', ',le="+Inf"')).toBe('4');
  expect([counted('count'), Number(counted('sum'))]).toEqual(['4', 20.3009]);
  expect(lines.some((line) => line.includes('status="503"') && line.includes('service="shell"'))).toBe(true);
});

test('a quotation mark, a backslash and a line break in a label stay in their line', async () => {
  const { text, observeRequest } = createMetrics('shell');
  observeRequest('/a"b\\c\nd', 'GET', 200, 1);
  expect(await text()).toContain(String.raw`http_request_duration_seconds_count{route="/a\"b\\c\nd",method="GET"`);
});
