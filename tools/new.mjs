/** `npm run new -- club`: the folder of a new remote, remote-club. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';

try {
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'new/main.mjs'));
} catch (error) {
  failWith(error);
}
