import { endProcesses, killProcesses } from '../machine/startedProcesses.ts';

/** Time for open handles to close. ms */
const PATIENCE = 3_000;

/**
 * Ends all started processes before this one ends, and runs `cleanUp`. On Ctrl-C processes get time to shut down.
 * @returns aborted when the run is about to end: then nothing new begins
 */
export function endOnSignal(cleanUp: () => void): AbortSignal {
  const ending = new AbortController();
  const onSignal = async () => {
    if (ending.signal.aborted) return;
    ending.abort();
    console.log('\nEnding what was started …');
    await endProcesses();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  process.on('exit', () => {
    killProcesses();
    cleanUp();
  });
  return ending.signal;
}

/** Ends this process. If a measurement left something open, it is named and the process is forced to exit. */
export async function endRun(code: number): Promise<void> {
  await endProcesses();
  process.exitCode = code;
  // An unreferenced timer does not keep the process: it fires only if something else does.
  setTimeout(() => {
    const open = [...new Set(process.getActiveResourcesInfo())].join(', ');
    console.log(`A measurement left something open (${open}): ending.`);
    process.exit(code);
  }, PATIENCE).unref();
}
