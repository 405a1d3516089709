import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.mjs';

/**
 * What Node has compiled of the runners and of all that tests start: commands, registries, databases and shops. Without it
 * a command takes twice the processor time. Only processes that end by themselves add to it.
 */
const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/node-compiled');

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a test runner in sight of everyone, and reads the JSON that it wrote: undefined when it wrote none. */
export async function runRunner(args, { report, env = {} }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let isBrokenOff = false;
  // Ctrl-C reaches the runner directly; this process waits for it to clean up.
  const breakOff = (signal) => {
    isBrokenOff = true;
    if (signal !== 'SIGINT') child.kill('SIGINT');
  };
  for (const signal of signals) process.on(signal, breakOff);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  for (const signal of signals) process.off(signal, breakOff);
  if (isBrokenOff) process.exit(130);
  return { code, results: read(report) };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that ends badly without a failed test has broken, and that is a failure of its own. */
export function withCrash(name, code, { passed, failures }) {
  if (code === 0 || failures.length) return { passed, failures };
  return { passed, failures: [`${name} ended with code ${code}, and named no failed test: see its output above`] };
}
