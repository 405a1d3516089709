import { appendFileSync } from 'node:fs';

/**
 * Records a start for the summary of `npm test`, in the file that PAW_TEST_STARTS names.
 * @param begun by `performance.now()`
 */
export function noteStart(what: string, begun: number): void {
  const file = process.env.PAW_TEST_STARTS;
  const seconds = (performance.now() - begun) / 1000;
  if (file) appendFileSync(file, `${JSON.stringify({ what, seconds })}\n`);
}
