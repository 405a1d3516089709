/** @jest-environment node */
import { ViolationCounts } from './ViolationCounts.ts';

test('beyond 500 pairs of directive and set, further ones share a number', () => {
  const counts = new ViolationCounts();
  for (let set = 0; set < 510; set++) counts.add('img-src', `s${set}`);
  counts.add('img-src', 's3');
  const lines = counts.text().trim().split('\n');
  expect(lines).toHaveLength(2 + 501);
  expect(lines).toContain('csp_violations_total{service="shell",directive="img-src",set="s3"} 2');
  expect(lines.at(-1)).toBe('csp_violations_total{service="shell",directive="other",set="other"} 10');
});
