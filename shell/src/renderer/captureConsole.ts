import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import type { ConsoleNote } from './rendererMessages.ts';

/** Of one job, and of one note's text. */
const MOST = 20;
const LONGEST = 300;
const levels = ['error', 'warn'] as const;

/**
 * Notes, for each job, what its code writes to `console.error` and `console.warn`. Call it once, before remotes load:
 * code that keeps the function would not be heard.
 * @param passOn write it to the process's output, too
 * @returns runs a job, whose notes go into the list
 */
export function captureConsole(passOn: boolean): <T>(notes: ConsoleNote[], job: () => Promise<T>) => Promise<T> {
  const current = new AsyncLocalStorage<ConsoleNote[]>();
  for (const level of levels) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      const notes = current.getStore();
      if (notes && notes.length < MOST) notes.push({ level, text: firstLine(format(...values)) });
      if (passOn) write(...values);
    };
  }
  return (notes, job) => current.run(notes, job);
}

const firstLine = (text: string) => (text.split('\n', 1)[0] ?? '').slice(0, LONGEST);
