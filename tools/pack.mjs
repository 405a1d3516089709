/** `npm run pack`: the packages for slices in folders of their own, as tarballs. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'pack/main.mjs'));
} catch (error) {
  failWith(error);
}
