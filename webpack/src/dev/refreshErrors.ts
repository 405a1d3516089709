/** What react-refresh tells of errors, in its own names: a changed module that threw while it was taken in. */
export function handleRuntimeError(error: unknown): void {
  console.error(error);
  dispatchEvent(new CustomEvent('dev:error', { detail: error }));
}

/** The shell's page does so by itself, with every build. */
export function clearRuntimeErrors(): void {}
