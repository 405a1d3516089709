import { endProcesses, killProcesses } from '../machine/startedProcesses.ts';

/** Something that is still open may take so long to end by itself. ms */
const PATIENCE = 3_000;

/**
 * However this process ends, whatever it started ends before, and `cleanUp` runs. On Ctrl-C processes get the time that
 * they need to end in order.
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

/** This process ends now: by itself, or with a word about what a measurement left open. */
export async function endRun(code: number): Promise<void> {
  await endProcesses();
  process.exitCode = code;
  // Does not keep the process by itself: it fires only when something else does.
  setTimeout(() => {
    const open = [...new Set(process.getActiveResourcesInfo())].join(', ');
    console.log(`A measurement left something open (${open}): ending.`);
    process.exit(code);
  }, PATIENCE).unref();
}
