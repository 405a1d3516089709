import { runProgram } from '../load/programs.ts';

export interface Answered {
  asked: number;
  /** 2xx */
  found: number;
  /** 4xx */
  missing: number;
  /** 5xx, or no answer. */
  failed: number;
  seconds: number;
}

/** {@link ./strangersProcess.ts} to its end. */
export async function meetStrangers(
  origin: string,
  queries: number,
  paths: number,
  pages: readonly string[],
): Promise<Answered> {
  const script = new URL('./strangersProcess.ts', import.meta.url).pathname;
  return JSON.parse(await runProgram(process.execPath, [script, origin, String(queries), String(paths), ...pages]));
}
