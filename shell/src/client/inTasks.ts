/** `scheduler.yield`, where a browser has it: code after it continues before any later task. */
interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Runs the steps in order, each in a task of its own. A failed step is the last one. */
export async function inTasks(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const [at, step] of steps.entries()) {
    if (at > 0) await nextTask();
    await step();
  }
}

function nextTask(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
