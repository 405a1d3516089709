import { StartProblem } from '../StartProblem.mjs';
import { endChild, startChild } from './children.mjs';

const tasks = new Set();
const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;

/**
 * Runs a Node script to its end and returns what it printed. `failure` is the sentence that follows its words
 * when it fails.
 */
export async function runTask(args, { failure, ...options }) {
  const child = startChild(['--import', endWithParent, ...args], options);
  tasks.add(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += text));
  child.stderr.on('data', (text) => (stderr += text));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  tasks.delete(child);
  if (code === 0) return stdout;
  throw new StartProblem([stderr.trim() || stdout.trim(), failure].filter(Boolean).join('\n'));
}

export async function endTasks() {
  await Promise.all([...tasks].map((child) => endChild(child, 500)));
}
