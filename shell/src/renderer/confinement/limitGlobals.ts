import { webcrypto } from 'node:crypto';
import { builtinModules } from 'node:module';

/** What Node adds for a script from standard input, and what opens connections by itself. */
const removed = ['require', 'module', 'exports', '__filename', '__dirname', 'WebSocket', 'EventSource'];
const levels = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;
const quiet = ['assert', 'clear', 'count', 'countReset', 'group', 'groupCollapsed', 'groupEnd', 'time', 'timeEnd'];

/** Removes Node's modules from the global object, and replaces `console`, which holds the process's streams. */
export function limitGlobals(): void {
  const all = globalThis as unknown as Record<string, unknown>;
  const modules = builtinModules.filter((name) => !['console', 'process', 'crypto'].includes(name));
  for (const name of [...modules, ...removed]) delete all[name];
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true, writable: true });
  const real = console;
  const facade: Record<string, unknown> = {};
  for (const level of levels) facade[level] = real[level].bind(real);
  for (const name of quiet) facade[name] = () => undefined;
  Object.defineProperty(globalThis, 'console', { value: facade, configurable: true, writable: true });
}
