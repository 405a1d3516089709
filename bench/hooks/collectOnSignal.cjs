/**
 * Loaded by NODE_OPTIONS into every process of a shop under measurement, and of use in one: the shell collects garbage on
 * SIGUSR2. Its renderers are processes that end with their set.
 */
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

/** A release of the shell runs in a process of its own; the supervisor has no garbage and no renderer. */
const isShell = /[\\/]shell[\\/]src[\\/]supervisor[\\/]runRelease\.ts$/.test(process.argv[1] ?? '');

if (isShell) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    // What the first one makes unreachable, the second one takes.
    collect();
  });
}
