import { ChunkLoader, type ChunkState } from './ChunkLoader.ts';
import type { ChunkSource } from './ChunkSource.ts';
import { moveShellOn, shellAttempt, shellRelease } from './shellPath.ts';

/** A chunk of the shell that a page needs only after hydration. */
export interface ShellPart<Module> {
  state: () => ChunkState;
  subscribe: ChunkLoader['subscribe'];
  /** @throws LoadingFailed */
  load: () => Promise<Module>;
  retry: () => Promise<unknown>;
}

const imports = new Map<string, () => Promise<unknown>>();

const shellSource: ChunkSource = {
  remote: 'shell',
  release: shellRelease(),
  attempt: shellAttempt,
  fetch: (key) => imports.get(key)?.() ?? Promise.reject(new Error(`The shell has no part "${key}".`)),
  moveOn: (failed) => {
    if (failed === shellAttempt()) moveShellOn();
  },
};

/** One loader for all parts: they share the shell's public path. */
const loader = new ChunkLoader(shellSource);

/**
 * Loads a chunk of the shell as a remote's chunks are loaded, with a second try under a fresh path.
 * @param key named in error messages
 */
export function shellPart<Module>(key: string, load: () => Promise<Module>): ShellPart<Module> {
  imports.set(key, load);
  return {
    state: () => loader.state(key),
    subscribe: loader.subscribe,
    load: () => loader.load(key) as Promise<Module>,
    retry: () => loader.retry(key),
  };
}
