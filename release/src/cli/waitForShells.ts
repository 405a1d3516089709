import { setTimeout as pause } from 'node:timers/promises';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { readLog } from '../store/activationLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { isSilent, listRunningShells, type RunningShell } from '../store/runningShells.ts';
import { findVerdict, type Verdict } from '../store/verdicts.ts';

/** Time for a shell to make an entry live. ms */
const SHELL_DEADLINE = 30_000;
/** Interval of looking which shells still run: that reads more of the store than an answer does. ms */
const RUNNING_POLL = 250;
/** Time for a new release of the shell to start serving. ms */
const RESTART_DEADLINE = 60_000;

/** @param changes of an entry in the log */
export function deadlineOf(changes: LogEntry['changes']): number {
  return changes && Object.hasOwn(changes, SHELL) ? RESTART_DEADLINE : SHELL_DEADLINE;
}

interface ShellAnswer {
  shell: RunningShell;
  /** Undefined when the shell did not answer in time. */
  verdict?: Verdict;
}

export interface WaitResult {
  answers: ShellAnswer[];
  /** Shells whose lease ran out before they answered: not waited for any longer, and perhaps still serving. */
  silent: RunningShell[];
  /** Time waited. */
  ms: number;
}

/**
 * Waits until every running shell has written its verdict on entry n. A shell that ends meanwhile is ignored, and one whose
 * lease runs out is named.
 * @param signal ends the wait early
 */
export async function waitForShells(
  store: ReleaseStore,
  env: string,
  n: number,
  deadline = SHELL_DEADLINE,
  signal?: AbortSignal,
): Promise<WaitResult> {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  const isOver = () => elapsed() >= deadline || signal?.aborted === true;
  let waiting = await listRunningShells(store, env);
  let lookedAt = start;
  const answers: ShellAnswer[] = [];
  const silent: RunningShell[] = [];
  const collect = async (find: (instance: string) => Promise<Verdict | undefined>) => {
    const found = await Promise.all(waiting.map(async (shell) => ({ shell, verdict: await find(shell.instance) })));
    answers.push(...found.filter(({ verdict }) => verdict));
    waiting = found.filter(({ verdict }) => !verdict).map(({ shell }) => shell);
  };
  await collect((instance) => findAnswer(store, env, n, instance));
  while (waiting.length && !isOver()) {
    await pause(store.answerPollMs, undefined, { signal }).catch(() => undefined);
    await collect((instance) => findVerdict(store, env, n, instance));
    if (!waiting.length || performance.now() - lookedAt < RUNNING_POLL) continue;
    lookedAt = performance.now();
    const running = new Set((await listRunningShells(store, env)).map(({ instance }) => instance));
    // A shell that was replaced writes a last verdict before it stops.
    await collect((instance) => findAnswer(store, env, n, instance));
    const gone = waiting.filter(({ instance }) => !running.has(instance));
    for (const shell of gone) if (await isSilent(store, env, shell)) silent.push(shell);
    waiting = waiting.filter(({ instance }) => running.has(instance));
  }
  return { answers: [...answers, ...waiting.map((shell) => ({ shell }))], silent, ms: elapsed() };
}

/** Each entry has its own verdict, but a shell's first verdict also covers every entry before it. */
async function findAnswer(store: ReleaseStore, env: string, n: number, instance: string): Promise<Verdict | undefined> {
  const own = await findVerdict(store, env, n, instance);
  if (own) return own;
  for (let later = n + 1; later <= n + 5; later++) {
    const verdict = await findVerdict(store, env, later, instance);
    if (verdict?.isFirst) return verdictForEntry(verdict, (await readLog(store, env))[n - 1]);
  }
  return undefined;
}

/** Derives the verdict on `entry` from a first verdict on a later one. */
function verdictForEntry(verdict: Verdict, entry: LogEntry | undefined): Verdict {
  const own = Object.entries(entry?.changes ?? {}).flatMap(([remote, id]) => {
    const found = verdict.leftOut?.[remote];
    return found && found.release === id ? [`${remote}@${id}: ${found.error}`] : [];
  });
  return { ...verdict, ok: own.length === 0, error: own.join(' ') || undefined };
}

/**
 * `It is live on 1 shell after 412 ms.`, and a note for each release of another remote that a shell excluded.
 * @param what `It is done` for an entry that does not change the live set
 * @throws ReleaseProblem `no_answer` when a shell did not answer.
 */
export function describeAnswers(
  { answers, silent: lost, ms }: WaitResult,
  what: 'It is live' | 'It is done' = 'It is live',
): string {
  const notes = lost.map(
    (shell) => `Note: ${nameOf(shell)} has not followed: its lease ran out, so it hangs or is gone.`,
  );
  if (!answers.length && notes.length) return [`${what} in the log; no shell has answered.`, ...notes].join('\n');
  if (!answers.length) {
    return `No shell is running; ${what === 'It is live' ? 'it goes live' : 'it takes effect'} when one starts.`;
  }
  const silent = answers.filter(({ verdict }) => !verdict);
  if (!silent.length) {
    const live = `${what} on ${answers.length} shell${answers.length > 1 ? 's' : ''} after ${ms} ms.`;
    return [live, ...notes, ...answers.flatMap(({ shell, verdict }) => describeExcluded(shell, verdict))].join('\n');
  }
  const who = silent.map(({ shell }) => nameOf(shell)).join(', ');
  throw new ReleaseProblem(
    'no_answer',
    `The entry is in the log, but ${who} has not answered within ${ms / 1000} s: check that shell's log, then "npm run release -- status". Nothing was rolled back.`,
  );
}

const nameOf = ({ url, pid, host }: RunningShell) => `${url} (pid ${pid} on ${host})`;

/** One line for each release that is live in the log and that the shell excluded. */
function describeExcluded(shell: RunningShell, verdict: Verdict | undefined): string[] {
  return Object.entries(verdict?.leftOut ?? {}).map(
    ([remote, { release, error }]) => `Note: ${shell.url} does not serve ${remote}@${release}: ${error}`,
  );
}

/** Why shells refused the entry's own changes. */
export function listRefusals({ answers }: WaitResult): string[] {
  return answers
    .filter(({ verdict }) => verdict && !verdict.ok)
    .map(
      ({ shell, verdict }) => `${shell.url} says: ${(verdict?.error ?? 'no reason given').replace(/([^.!?])$/, '$1.')}`,
    );
}
