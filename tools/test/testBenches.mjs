import { join } from 'node:path';
import { root } from '../root.mjs';
import { heading } from '../progress.mjs';
import { BENCH_SHARES, SHARES } from './readPlan.mjs';
import { runRunner } from './runRunner.mjs';

const REPORT = join(root, 'test-results/bench.json');

/**
 * The short form of every measurement of `npm run bench`: no figure is judged, but each must come out. The short run
 * leaves them to the shares.
 * @returns {Promise<import('./main.mjs').PartResult>}
 */
export async function testBenches({ form, share }) {
  const part = share === undefined ? undefined : share - (SHARES - BENCH_SHARES);
  if (form === 'short' || (part !== undefined && part < 1)) return { passed: 0, failures: [] };
  heading('benches, in their short form');
  const shard = part ? ['--shard', `${part}/${BENCH_SHARES}`] : [];
  const { code, results } = await runRunner(['bench/src/main.ts', '--short', '--report', REPORT, ...shard], {
    report: REPORT,
  });
  if (!results) return { passed: 0, failures: [`bench: it ended with code ${code} and reported no results`] };
  const failures = results.results.filter(({ ok }) => !ok).map(({ name, error }) => `bench: ${name}: ${error}`);
  return {
    passed: results.results.length - failures.length,
    failures: code === 0 || failures.length ? failures : [`bench: it ended with code ${code}`],
    files: results.results.map(({ name, seconds }) => ({ name: `bench ${name}`, seconds })),
  };
}
