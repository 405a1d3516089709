/**
 * `node tools/launch/main.mjs <command> …`: how the commands of package.json begin, on a machine with nothing but Node
 * and npm. What can be wrong is checked first, then the packages are installed, then the command runs under Node 24.
 */
import { join } from 'node:path';
import { readDevNames } from '../dev/readDevNames.mjs';
import { listRemoteNames } from '../workspaces.mjs';
import { root } from '../root.mjs';
import { failWith, StartProblem } from '../StartProblem.mjs';
import { checkPort } from '../start/checkPort.mjs';
import { printAsEvents } from '../start/logFormat.mjs';
import { readStartArguments, readStartEnvironment } from '../start/readStartEnvironment.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runUnderNode24 } from './runUnderNode24.mjs';

/** `before` needs nothing installed. */
const commands = {
  start: { script: 'tools/start/main.mjs', before: beforeStart },
  dev: { script: 'tools/dev/main.mjs', before: beforeDev },
  test: { script: 'tools/test/main.mjs' },
  check: { script: 'tools/check/main.mjs' },
  logs: { script: 'tools/logs/main.mjs' },
  bench: { script: 'bench/src/main.ts' },
  shots: { script: 'tools/shots/main.mjs' },
  pictures: { script: 'pictures/src/studio/renderMasters.ts' },
  pack: { script: 'tools/pack/main.mjs' },
  new: { script: 'tools/new/main.mjs' },
  'shop-names': { script: 'tools/shop-names/main.mjs' },
};

// A command finds its arguments where they would be without the launcher.
const [name] = process.argv.splice(2, 1);

try {
  const command = commands[name];
  if (!command) throw new StartProblem(`There is no command "${name}": use ${Object.keys(commands).join(', ')}.`);
  await command.before?.();
  await ensureInstalled();
  await runUnderNode24(join(root, command.script));
} catch (error) {
  failWith(error);
}

async function beforeStart() {
  printAsEvents();
  readStartArguments(process.argv.slice(2));
  await checkPort(readStartEnvironment());
}

async function beforeDev() {
  // The time until the first page counts from here, whichever process prints it.
  process.env.PAW_DEV_BEGAN = String(performance.timeOrigin);
  // A developer reads the log, also where it is no terminal.
  process.env.LOG_FORMAT ||= 'text';
  readDevNames(process.argv.slice(2), listRemoteNames());
  await checkPort(readStartEnvironment(), 'npm run dev');
}
