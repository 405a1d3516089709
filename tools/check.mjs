/** `npm run check -- deps|dead|lint|format|types|owner|spelling|prose|styles|data`; no name = all of them. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'check/main.mjs'));
} catch (error) {
  failWith(error);
}
