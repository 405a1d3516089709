/** `npm run bench`: what README and docs claim about speed, measured. Words behind it choose figures: `npm run bench -- swap`. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, '../bench/src/main.ts'));
} catch (error) {
  failWith(error);
}
