/** `npm run pictures`: renders what is missing among the masters of products. What follows is for `renderMasters.ts`. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, '../pictures/src/studio/renderMasters.ts'));
} catch (error) {
  failWith(error);
}
