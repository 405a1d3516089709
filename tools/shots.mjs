/** `npm run shots`: pictures of every route and open state at three widths, to be looked at. What follows goes to Playwright. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'shots/main.mjs'));
} catch (error) {
  failWith(error);
}
