/** @jest-environment node */
import { countVital, SignalCounts } from './SignalCounts.ts';
import { SignalTotals } from './SignalTotals.ts';
import { CATALOG, NEW_CATALOG } from './testing/sampleSet.ts';

const about = 'service="shell",remote="catalog",release="aaaaaaaaaaaaaaaa",route="/"';

test('metrics add up over reports, with the bounds of vitals in seconds', () => {
  const totals = new SignalTotals();
  for (const lcp of [250, 251, 9_000]) {
    const counts = new SignalCounts();
    const count = counts.route(CATALOG, '/');
    Object.assign(count, { sent: 2, alive: 1, failed: { throw: 1, render: 2 } });
    countVital(count, 'lcp', lcp);
    totals.add(counts.list().routes);
    totals.addToSum(CATALOG, '/', 'lcp', lcp);
  }
  const lines = totals.text().split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `page_views_total{${about}} 6`,
      `page_boundaries_alive_total{${about}} 3`,
      `page_boundary_failures_total{${about},kind="throw"} 3`,
      `page_boundary_failures_total{${about},kind="render"} 6`,
      `page_lcp_seconds_bucket{${about},le="0.25"} 1`,
      `page_lcp_seconds_bucket{${about},le="0.5"} 2`,
      `page_lcp_seconds_bucket{${about},le="8"} 2`,
      `page_lcp_seconds_bucket{${about},le="+Inf"} 3`,
      `page_lcp_seconds_sum{${about}} 9.501`,
      `page_lcp_seconds_count{${about}} 3`,
    ]),
  );
  expect(lines.filter((line) => line.startsWith('page_inp_seconds'))).toEqual([]);
});

test('releases that are gone make room for new ones', () => {
  const totals = new SignalTotals();
  const old = new SignalCounts();
  for (let at = 0; at < 500; at++) old.route(CATALOG, `/${at}`).sent = 1;
  totals.add(old.list().routes);
  totals.makeRoom((label) => label === NEW_CATALOG);
  totals.addToSum(NEW_CATALOG, '/', 'lcp', 1);
  expect(totals.text()).not.toContain('release="aaaaaaaaaaaaaaaa"');
  expect(totals.text()).toContain('release="cccccccccccccccc"');
});
