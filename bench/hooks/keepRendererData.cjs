/**
 * Loaded by NODE_OPTIONS into every process of a shop under measurement, and of use in one: what the shell gives to its
 * newest renderer is written to the file PAW_BENCH_RENDERER_DATA, so that the bench starts a renderer with the same.
 */
const { renameSync, writeFileSync } = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { serialize } = require('node:v8');
const threads = require('node:worker_threads');

/** A release of the shell runs in a process of its own; the supervisor has no garbage and no renderer. */
const isShell = /[\\/]shell[\\/]src[\\/]supervisor[\\/]runRelease\.ts$/.test(process.argv[1] ?? '');

const { PAW_BENCH_RENDERER_DATA: file } = process.env;
if (file && threads.isMainThread && isShell) {
  threads.Worker = class extends threads.Worker {
    constructor(code, options) {
      super(code, options);
      // Other threads, such as a log's, come from files.
      if (options?.eval && options.workerData) keep(options.workerData);
    }
  };
  syncBuiltinESMExports();
}

/** Memory that two threads share has no copy: only how long it is, by its name. */
function keep(workerData) {
  const entries = Object.entries(workerData);
  const isShared = ([, value]) => value?.buffer instanceof SharedArrayBuffer;
  const data = Object.fromEntries(entries.filter((entry) => !isShared(entry)));
  const shared = Object.fromEntries(entries.filter(isShared).map(([name, { length }]) => [name, length]));
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, serialize({ data, shared }));
  renameSync(unfinished, file);
}
