import { appendFileSync } from 'node:fs';

/**
 * `npm test` tells at its end how many databases were started, and how long that took: PAW_TEST_STARTS names the file in
 * which it counts. @param begun of `performance.now()`
 */
export function noteStart(what: string, begun: number): void {
  const file = process.env.PAW_TEST_STARTS;
  const seconds = (performance.now() - begun) / 1000;
  if (file) appendFileSync(file, `${JSON.stringify({ what, seconds })}\n`);
}
