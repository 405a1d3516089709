/** Every process that the start began: each in a group of its own, so Ctrl-C reaches only the start itself. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { pickEnvironment } from '../../shared/node/src/settings/pickEnvironment.ts';
import { root } from '../root.mjs';

/** What Node has compiled stays there: the tools that build take a third less time to be ready. */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node-compiled');
const hasGroups = process.platform !== 'win32';
const running = new Set();

/**
 * Starts a Node script (relative to the repository) with a channel whose end tells it that we are gone.
 * @param settings names of the variables that it gets from our environment
 */
export function startChild(args, { env = {}, cwd = root, settings = [] } = {}) {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      ...pickEnvironment(process.env, settings),
      ...env,
      PATH: path,
      NODE_COMPILE_CACHE,
      PAW_STARTED_BY: String(process.pid),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: hasGroups,
  });
  running.add(child);
  child.on('error', () => running.delete(child));
  child.on('exit', () => {
    running.delete(child);
    // What it started itself goes with it.
    signalChild(child, 'SIGKILL');
  });
  return child;
}

/** To the child and all that it started. */
function signalChild(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It is gone already.
  }
}

/** Asks the child to end, and makes it when it has not after `patience` ms. */
export async function endChild(child, patience, signal = 'SIGTERM') {
  if (!running.has(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalChild(child, signal);
  const timer = setTimeout(() => signalChild(child, 'SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}

/** At once, whatever they are doing. */
export function killChildren() {
  for (const child of running) signalChild(child, 'SIGKILL');
}
