/** Reports errors for react-refresh, under its names: a changed module that threw while it was applied. */
export function handleRuntimeError(error: unknown): void {
  console.error(error);
  dispatchEvent(new CustomEvent('dev:error', { detail: error }));
}

/** The shell's page does this itself, after every build. */
export function clearRuntimeErrors(): void {}
