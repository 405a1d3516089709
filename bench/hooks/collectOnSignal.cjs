/**
 * Loaded by NODE_OPTIONS into every process of a shop under measurement, and of use in one: the shell collects
 * garbage on SIGUSR2, in each of its threads. The shell gives its workers no environment, so they get this file as an
 * argument.
 */
const { syncBuiltinESMExports } = require('node:module');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const threads = require('node:worker_threads');

/** A release of the shell runs in a process of its own; the supervisor has no garbage and no renderer. */
const isShell = /[\\/]shell[\\/]src[\\/]supervisor[\\/]runRelease\.ts$/.test(process.argv[1] ?? '');

if (!threads.isMainThread || isShell) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const channel = new threads.BroadcastChannel('paw-bench-collect');
  channel.addEventListener('message', () => {
    collect();
    // What the first one makes unreachable, the second one takes.
    collect();
  });
  channel.unref();
  if (threads.isMainThread) {
    process.on('SIGUSR2', () => {
      channel.postMessage('now');
      collect();
      collect();
    });
    threads.Worker = class extends threads.Worker {
      constructor(code, options) {
        super(code, { ...options, execArgv: ['--require', __filename] });
      }
    };
    syncBuiltinESMExports();
  }
}
