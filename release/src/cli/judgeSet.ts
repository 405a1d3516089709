import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Judgment } from '../plan/Bisection.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { OpenPreview } from './bisectPreview.ts';

/** As `git bisect run` has it. */
const SKIP = 125;
const CANNOT_RUN = [126, 127];

const answers: Record<string, Judgment> = { g: 'good', good: 'good', b: 'bad', bad: 'bad', s: 'skip', skip: 'skip' };

/**
 * Runs a command that judges the set: exit code 0 good, 125 skip, others bad.
 * @param onStderr whether its output goes to stderr, because stdout is for JSON
 * @throws ReleaseProblem when it cannot run, or a signal ended it
 */
export async function runJudge(
  command: string,
  { url, cookie }: OpenPreview,
  signal: AbortSignal,
  onStderr: boolean,
): Promise<Judgment> {
  const child = spawn(command, {
    shell: true,
    env: { ...process.env, PREVIEW_URL: url, ...(cookie && { PREVIEW_COOKIE: cookie }) },
    stdio: ['ignore', onStderr ? 2 : 'inherit', 'inherit'],
  });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop, { once: true });
  const [code, ended] = await new Promise<[number | null, string | null]>((done) => {
    child.once('error', ({ message }) => done([null, message]));
    child.once('exit', (...how) => done(how));
  });
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code === null || code > 127 || CANNOT_RUN.includes(code)) {
    throw new ReleaseProblem(
      'usage',
      `--run "${command}" ended with ${ended ?? `exit code ${code}`}, which is no judgment: it has to exit with 0 (good), 1 to 124 (bad) or 125 (skip).`,
    );
  }
  return code === 0 ? 'good' : code === SKIP ? 'skip' : 'bad';
}

/** Asks the person at the terminal, again after any other word. @throws ReleaseProblem when the input ends */
export async function askPerson(signal: AbortSignal, onInterrupt: () => void): Promise<Judgment> {
  const reader = createInterface({ input: process.stdin, output: process.stderr, terminal: process.stdin.isTTY });
  const close = () => reader.close();
  reader.on('SIGINT', onInterrupt);
  signal.addEventListener('abort', close, { once: true });
  reader.setPrompt('good, bad or skip? ');
  reader.prompt();
  try {
    for await (const line of reader) {
      const judgment = answers[line.trim().toLowerCase()];
      if (judgment) return judgment;
      reader.prompt();
    }
  } finally {
    signal.removeEventListener('abort', close);
    reader.close();
  }
  signal.throwIfAborted();
  throw new ReleaseProblem(
    'usage',
    'No one answers here: add --run <command>, which judges each set by its exit code.',
  );
}
