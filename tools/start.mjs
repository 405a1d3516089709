/** `npm start`: the whole shop, from a bare machine with Node and npm. What can be wrong is checked first. */
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';
import { failWith } from './StartProblem.mjs';
import { checkPort } from './start/checkPort.mjs';
import { printAsEvents } from './start/logFormat.mjs';
import { readStartArguments } from './start/readStartArguments.mjs';
import { readStartEnvironment } from './start/readStartEnvironment.mjs';

try {
  printAsEvents();
  readStartArguments(process.argv.slice(2));
  await checkPort(readStartEnvironment());
  await ensureInstalled();
  await runUnderNode24(join(import.meta.dirname, 'start/main.mjs'));
} catch (error) {
  failWith(error);
}
