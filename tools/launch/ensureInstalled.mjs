import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { step } from '../progress.mjs';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';

const mark = join(root, 'node_modules/.paw-lock');

/** Installs what the lockfile says, unless that is what is there. It needs nothing installed itself. */
export async function ensureInstalled() {
  const lock = await takeInstallLock();
  try {
    if (isInstalled()) return;
    await step('Installing packages (npm ci, a minute or so)', 'Installed', () => runNpm(['ci']));
    markInstalled();
  } finally {
    lock.release();
  }
}

/** Notes which lockfile node_modules belongs to. Every complete install ends with it. */
export function markInstalled() {
  writeFileSync(mark, `${stateOfLockfile()}\n`);
}

function isInstalled() {
  return existsSync(mark) && readFileSync(mark, 'utf8').trim() === stateOfLockfile();
}

function stateOfLockfile() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${process.platform}-${process.arch} ${hash}`;
}

/** @throws StartProblem with npm's own words when npm fails. Development packages come too, whatever NODE_ENV says. */
export function runNpm(args) {
  // The npm that runs us, by path: `npm ci` removes node_modules/.bin, and the `node` in it, on its way.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const byPath = npm?.endsWith('.js') && node && !node.startsWith(root);
  const command = byPath ? [node, npm] : ['npm'];
  const [file, ...rest] = [...command, ...args, '--include=dev', '--include=optional'];
  return new Promise((resolve, reject) => {
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: !byPath && process.platform === 'win32' };
    const child = spawn(file, rest, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => reject(new StartProblem(`npm could not be run (${error.message}): install npm.`)));
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      reject(new StartProblem(`${output.trim()}\n"npm ${args.join(' ')}" failed with code ${code}: see above.`));
    });
  });
}

/** `npm start` and `npm test` at the same time in a fresh clone: one installs, the other waits. */
async function takeInstallLock() {
  const file = join(tmpdir(), `paw-install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`);
  const release = () => rmSync(file, { force: true });
  for (let isLogged = false; ; isLogged = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release };
    } catch (error) {
      if (error.code !== 'EEXIST') return { release: () => {} };
    }
    if (!isRunning(Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' })))) release();
    else if (!isLogged) console.log('Waiting for another process to install the packages …');
    await pause(250);
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
