/** `scheduler.yield`, where a browser has it: what waits there goes on before anything that came later. */
interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Does one step after the other, each in a task of its own. A step that fails is the last one. */
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
