/** `npm test`, or one part of it: `npm test -- checks|unit|e2e`. Everything it needs it gets by itself. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'test/main.mjs'));
} catch (error) {
  failWith(error);
}
