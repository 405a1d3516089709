import { setTimeout as pause } from 'node:timers/promises';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import { readLog } from '../store/activationLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { listRunningShells, type RunningShell } from '../store/runningShells.ts';
import { findVerdict, type Verdict } from '../store/verdicts.ts';

/** How long a shell may take to make an entry live, in ms. */
const SHELL_DEADLINE = 30_000;
/** And another release of the shell, until it serves. ms */
const REPLACED_DEADLINE = 60_000;

/** @param changes of an entry in the log */
export function deadlineOf(changes: LogEntry['changes']): number {
  return changes && Object.hasOwn(changes, SHELL) ? REPLACED_DEADLINE : SHELL_DEADLINE;
}

interface ShellAnswer {
  shell: RunningShell;
  /** Undefined when it did not answer in time. */
  verdict?: Verdict;
}

interface Waited {
  answers: ShellAnswer[];
  /** From the call on, in ms. */
  ms: number;
}

/** Waits until every shell that runs now has said what it made of entry n. A shell that stops meanwhile is left out. */
export async function waitForShells(
  store: ReleaseStore,
  env: string,
  n: number,
  deadline = SHELL_DEADLINE,
): Promise<Waited> {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  let waiting = await listRunningShells(store, env);
  const answers: ShellAnswer[] = [];
  while (waiting.length && elapsed() < deadline) {
    for (const shell of waiting) {
      const verdict = await findAnswer(store, env, n, shell.instance);
      if (verdict) answers.push({ shell, verdict });
    }
    const answered = new Set(answers.map(({ shell }) => shell.instance));
    waiting = waiting.filter(({ instance }) => !answered.has(instance));
    if (waiting.length) {
      await pause(20);
      const running = new Set((await listRunningShells(store, env)).map(({ instance }) => instance));
      // A shell that another one has replaced says so, and stops.
      for (const shell of waiting.filter(({ instance }) => !running.has(instance))) {
        const verdict = await findAnswer(store, env, n, shell.instance);
        if (verdict) answers.push({ shell, verdict });
      }
      waiting = waiting.filter(({ instance }) => running.has(instance));
    }
  }
  return { answers: [...answers, ...waiting.map((shell) => ({ shell }))], ms: elapsed() };
}

/** Every entry has a verdict of its own; a shell that has just started answers for all entries before it with its first. */
async function findAnswer(store: ReleaseStore, env: string, n: number, instance: string): Promise<Verdict | undefined> {
  const own = await findVerdict(store, env, n, instance);
  if (own) return own;
  for (let later = n + 1; later <= n + 5; later++) {
    const verdict = await findVerdict(store, env, later, instance);
    if (verdict?.isFirst) return aboutEntry(verdict, (await readLog(store, env))[n - 1]);
  }
  return undefined;
}

/** What a verdict on a later entry says of this one's changes. */
function aboutEntry(verdict: Verdict, entry: LogEntry | undefined): Verdict {
  const own = Object.entries(entry?.changes ?? {}).flatMap(([remote, id]) => {
    const found = verdict.leftOut?.[remote];
    return found && found.release === id ? [`${remote}@${id}: ${found.error}`] : [];
  });
  return { ...verdict, ok: own.length === 0, error: own.join(' ') || undefined };
}

/**
 * `It is live on 1 shell after 412 ms.`, and which releases of others a shell left out.
 * @param what is true once a shell has answered; an entry that changes what is live makes it live
 * @throws ReleaseProblem `no_answer` when a shell stayed silent.
 */
export function describeAnswers({ answers, ms }: Waited, what: 'It is live' | 'It is done' = 'It is live'): string {
  if (!answers.length) {
    return `No shell is running; ${what === 'It is live' ? 'it goes live' : 'it takes effect'} when one starts.`;
  }
  const silent = answers.filter(({ verdict }) => !verdict);
  if (!silent.length) {
    const live = `${what} on ${answers.length} shell${answers.length > 1 ? 's' : ''} after ${ms} ms.`;
    return [live, ...answers.flatMap(({ shell, verdict }) => describeLeftOut(shell, verdict))].join('\n');
  }
  const who = silent.map(({ shell }) => `${shell.url} (pid ${shell.pid} on ${shell.host})`).join(', ');
  throw new ReleaseProblem(
    'no_answer',
    `It is written to the log, but ${who} has not answered within ${ms / 1000} s: look at that shell's output, then at "npm run release -- status". Nothing was taken back.`,
  );
}

/** Releases that the log names and a shell does not show, each in a line. */
function describeLeftOut(shell: RunningShell, verdict: Verdict | undefined): string[] {
  return Object.entries(verdict?.leftOut ?? {}).map(
    ([remote, { release, error }]) => `Note: ${shell.url} left out ${remote}@${release}: ${error}`,
  );
}

/** Why the entry's own changes are not live. */
export function listRefusals({ answers }: Waited): string[] {
  return answers
    .filter(({ verdict }) => verdict && !verdict.ok)
    .map(
      ({ shell, verdict }) => `${shell.url} says: ${(verdict?.error ?? 'no reason given').replace(/([^.!?])$/, '$1.')}`,
    );
}
