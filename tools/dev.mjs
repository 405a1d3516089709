/** `npm run dev -- catalog`: those remotes and the shell change in the browser while one works on them. */
import { join } from 'node:path';
import { readDevNames } from './dev/readDevNames.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { listRemoteNames } from './listRemoteNames.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';
import { checkPort } from './start/checkPort.mjs';
import { readStartEnvironment } from './start/readStartEnvironment.mjs';

// What is printed at the end counts from here, whichever process prints it.
process.env.PAW_DEV_BEGAN = String(performance.timeOrigin);
// Somebody reads along, also where it is no terminal.
process.env.LOG_FORMAT ||= 'text';

try {
  readDevNames(process.argv.slice(2), listRemoteNames());
  await checkPort(readStartEnvironment(), 'npm run dev');
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'dev/main.mjs'));
} catch (error) {
  failWith(error);
}
