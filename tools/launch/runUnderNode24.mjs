import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';
import { whenOrphaned } from '../whenOrphaned.mjs';

const major = Number(process.versions.node.split('.')[0]);

/**
 * Runs a script with Node 24, which the install brings on Linux: in this process when it is one, else in a child
 * that gets this one's signals. Call it after ensureInstalled.
 */
export async function runUnderNode24(script) {
  if (major >= 24) return import(pathToFileURL(script).href);
  const node = join(root, 'node_modules/.bin/node');
  if (!existsSync(node) || spawnSync(node, ['--version']).status !== 0) {
    throw new StartProblem(
      `Node 24 is needed here, and this is ${process.version}: install it from https://nodejs.org and run this again.`,
    );
  }
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  process.exit(code ?? 1);
}
