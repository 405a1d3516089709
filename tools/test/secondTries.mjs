import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const file = 'test-results/second-tries.json';

/**
 * Tests that failed and then passed alone are no failure, but something is wrong with them: the run names each, counts
 * them, and leaves them in a file.
 * @param {{ name: string, reason: string }[]} tries
 */
export function printSecondTries(tries) {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(tries, null, 2)}\n`);
  console.log(`\nTests that needed a second try: ${tries.length}${tries.length ? ` (${file})` : ''}`);
  for (const { name, reason } of tries) console.log(`- ${name}: ${reason}`);
}
