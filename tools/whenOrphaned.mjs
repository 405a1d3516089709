import { readFileSync } from 'node:fs';

/** Calls back when the npm that runs this script is killed with -9: nothing else would end this process. */
export function whenOrphaned(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parents = readParents();
  const timer = setInterval(() => {
    if (readParents() === parents) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

/** Our parent and, on Linux, its parent: npm runs scripts through a shell, which outlives it. */
function readParents() {
  try {
    const [, grandparent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    return `${process.ppid} ${grandparent}`;
  } catch {
    return String(process.ppid);
  }
}
