/** A thread that watches the main one, which may be in a loop without end: see pgliteServer.ts. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

export interface StuckWatch {
  /** The main thread counts here, once every `every` ms. */
  beats: Int32Array<SharedArrayBuffer>;
  every: number;
  seconds: number;
}

const { beats, every, seconds } = workerData as StuckWatch;
let seen = -1;
let silent = 0;

// Turns are counted, not time: a machine that slept must not count as stuck.
setInterval(() => {
  const count = Atomics.load(beats, 0);
  silent = count === seen ? silent + 1 : 0;
  seen = count;
  if (silent * every <= seconds * 1000) return;
  const msg = `The database did one thing for more than ${seconds} s and is killed: a statement without end, or a full disk.`;
  const line = { level: 'fatal', time: new Date().toISOString(), service: 'database', msg };
  // The log's own lines are written by the thread that is stuck.
  writeSync(1, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, every);
