import type { Figure } from './Figure.ts';

/** A measurement, ready to run. */
export interface Task {
  name: string;
  /** Shown while it runs. */
  doing: string;
  run: () => Figure[] | Promise<Figure[]>;
}

export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  /** Why there is no figure of it. */
  error?: string;
  figures: Figure[];
}

export interface RunOptions {
  /** A measurement that takes longer fails. s */
  limit: number;
  print: (words: string) => void;
  begin?: (name: string) => void;
  /** Cleans up after a measurement, also after one that failed. */
  end?: (name: string) => Promise<void>;
  /** Gets what is known after each measurement. */
  onResult?: (results: readonly Result[]) => void;
  /** When it is aborted, no further measurement begins. */
  ending?: AbortSignal;
}

/** Runs one after the other. One that fails is named, and the others run. */
export async function runMeasurements(tasks: readonly Task[], options: RunOptions): Promise<Result[]> {
  const results: Result[] = [];
  for (const task of tasks) {
    if (options.ending?.aborted) break;
    const result = await runOne(task, options);
    const words = result.ok ? '' : `failed: ${result.name}: ${result.error} `;
    options.print(`${words}(${result.seconds.toFixed(1)} s)\n`);
    results.push(result);
    options.onResult?.(results);
  }
  return results;
}

async function runOne(task: Task, { limit, print, begin, end }: RunOptions): Promise<Result> {
  const begun = performance.now();
  print(`${task.doing} … `);
  begin?.(task.name);
  const done = (figures: Figure[], errors: string[]): Result => ({
    name: task.name,
    ok: errors.length === 0,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
    ...(errors.length > 0 && { error: errors.join('\n') }),
    figures,
  });
  const errors: string[] = [];
  const figures = await withinLimit(task.run, limit).catch((error: unknown) => {
    errors.push(wordsOf(error));
    return [];
  });
  if (!errors.length) errors.push(...flawsOf(figures));
  await end?.(task.name).catch((error: unknown) => errors.push(`Cleaning up failed: ${wordsOf(error)}`));
  // What is not a number could not be printed as one.
  return done(figures.filter(isFinite), errors);
}

/** An uncaught error, such as that of a process that died, ends the measurement and not the whole run. */
async function withinLimit(run: Task['run'], limit: number): Promise<Figure[]> {
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const late = setTimeout(() => fail(new Error(`It did not end within ${limit} s.`)), limit * 1000);
  process.on('uncaughtException', fail);
  try {
    return await Promise.race([(async () => run())(), failed]);
  } finally {
    clearTimeout(late);
    process.off('uncaughtException', fail);
  }
}

function flawsOf(figures: readonly Figure[]): string[] {
  if (!figures.length) return ['It yields no figure.'];
  return figures
    .filter((one) => !isFinite(one))
    .map(({ name, value }) => `"${name}" is ${value}, not a finite number.`);
}

const isFinite = ({ value }: Figure): boolean => Number.isFinite(value);

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
