import { readLog } from '@paw/release/store/activationLog.ts';
import { refuseReleases } from '@paw/release/store/refuseReleases.ts';
import { type FoldedLog, findAbandoned, foldLog } from '@paw/release/store/foldLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { writeVerdict } from '@paw/release/store/verdicts.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Log } from '@paw/node/createLog.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { BoundSocket } from './bindPort.ts';
import type { ShellProcess, Taken } from './ShellProcess.ts';

/** A shell that has not rendered its pages by then is refused: the command that activated it waits longer. ms */
const READY_WITHIN = 45_000;
const SERVE_WITHIN = 10_000;
/** Answers under way have so long to end after the grace. ms */
const PATIENCE = 6_000;
/** Pauses before a shell that died is started again: they grow, and start over when one has lived. ms */
const PAUSES = [0, 500, 1_000, 2_000, 4_000, 8_000];
const LIVED = 60_000;
/** A process that stays warm for a rollback takes about so much: it ends when the machine has less left. bytes */
const MEMORY_FOR_WARM = 512 * 2 ** 20;

export interface SupervisorOptions {
  store: ReleaseStore;
  env: string;
  url: string;
  socket: BoundSocket;
  log: Log;
  /** ms that clients of a shell which is left are served by it */
  grace: number;
  /** ms that the shell before stays warm; 0 = it ends at once */
  warmFor: number;
  start: (release: string) => ShellProcess;
}

/** Runs the shell that is live, and replaces it when the log says so: the new one serves before the old one ends. */
export class Supervisor {
  private readonly options: SupervisorOptions;
  private current: ShellProcess | undefined;
  private currentSet = '';
  private warm: ShellProcess | undefined;
  private warmUntil: NodeJS.Timeout | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private failures = 0;
  private isEnding = false;

  constructor(options: SupervisorOptions) {
    this.options = options;
  }

  /** Starts the live release; when that one cannot be started, the one before. @throws Error in words when there is none */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      const { store, env, log } = this.options;
      const folded = foldLog(await readLog(store, env));
      const releases = candidates(folded);
      if (!releases.length) {
        throw new Error(
          'No release of the shell is live: run "npm run release -- publish shell", then "npm run release -- activate shell@latest" (npm start does both by itself).',
        );
      }
      const problems: string[] = [];
      for (const release of releases) {
        const problem = await this.bring(release, 0, undefined, false);
        if (!problem) return;
        problems.push(problem);
        log.error({ error: problem }, `The shell ${release} does not start.`);
      }
      throw new Error(problems[0]);
    });
  }

  /** Takes in entry n: replaces the shell when another one is live from there on. */
  follow(n: number): Promise<void> {
    return this.inTurn(() => this.take(n));
  }

  async stop(grace: number): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.warmUntil);
    await Promise.all([this.current?.stop(grace, PATIENCE), this.warm?.stop(0, PATIENCE)]);
  }

  private inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async take(n: number): Promise<void> {
    const { store, env, url, log } = this.options;
    const entries = await readLog(store, env);
    const wanted = foldLog(entries.slice(0, n)).live[SHELL];
    const old = this.current;
    if (this.isEnding || !wanted || !old || wanted === old.release) return;
    // A later entry may have taken it back already.
    if (foldLog(entries).live[SHELL] !== wanted) return;
    const began = performance.now();
    const instance = old.instance;
    // What takes a release back is in a hurry, and may not fail for another one's sake.
    const error = await this.bring(wanted, n, old, entries[n - 1]?.action === 'activate');
    const ms = Math.round(performance.now() - began);
    if (error) {
      log.error({ entry: n, error }, `The shell ${wanted} was refused; ${old.release} goes on.`);
      // What was to go live with it was checked against it.
      const asked = Object.entries({ ...entries[n - 1]?.changes, [SHELL]: wanted });
      const leftOut = asked.flatMap(([name, release]) => (release ? [[name, { release, error }]] : []));
      await refuseReleases(store, env, `supervisor ${url}`, Object.fromEntries(leftOut));
    } else log.info({ entry: n, ms }, `The shell ${wanted} is live; ${old.release} ends.`);
    const verdict = { ok: !error, ...(error && { error }), ms, setId: this.currentSet, at: new Date().toISOString() };
    if (instance) await writeVerdict(store, env, n, instance, verdict);
    if (!error) void this.leave(old);
  }

  /**
   * Makes a release the one that serves.
   * @param mustBeWhole its pages must have been rendered: there is another shell that serves
   * @returns why it does not, in words
   */
  private async bring(
    release: string,
    n: number,
    old: ShellProcess | undefined,
    mustBeWhole: boolean,
  ): Promise<string | undefined> {
    const kept = this.warm?.release === release && this.warm.isAlive ? this.warm : undefined;
    const next = kept ?? this.options.start(release);
    try {
      const taken: Taken = await next.taken(n, READY_WITHIN);
      if (mustBeWhole && !taken.ok) throw new Error(taken.error ?? 'it did not render its pages');
      await next.serve(this.options.socket, SERVE_WITHIN);
      if (kept) this.forgetWarm();
      this.current = next;
      this.currentSet = taken.setId;
      const since = performance.now();
      next.onLoss = (why) => void this.replace(next, why, performance.now() - since);
      return undefined;
    } catch (error) {
      if (kept) this.forgetWarm();
      void next.stop(0, PATIENCE);
      const why = error instanceof Error ? error.message : String(error);
      return old ? `The shell ${release} did not go live: ${why}` : why;
    }
  }

  /** The shell that serves is lost: another process of the same release takes its place, unless the log names another. */
  private async replace(lost: ShellProcess, why: string, lived: number): Promise<void> {
    if (lived > LIVED) this.failures = 0;
    const wait = PAUSES[Math.min(this.failures++, PAUSES.length - 1)] ?? 0;
    this.options.log.error({ error: why }, `The shell ${lost.release} is started again in ${wait / 1_000} s.`);
    await pause(wait);
    await this.inTurn(async () => {
      if (this.isEnding || this.current !== lost) return;
      const problem = await this.bring(lost.release, 0, undefined, false);
      if (problem) void this.replace(lost, problem, 0);
    });
  }

  /** Clients are served by the new shell; this one ends what is under way, and is there for a rollback for a while. */
  private async leave(old: ShellProcess): Promise<void> {
    const { grace, warmFor, log } = this.options;
    old.onLoss = () => {
      if (this.warm === old) this.forgetWarm();
    };
    const before = this.warm;
    this.forgetWarm();
    void before?.stop(0, PATIENCE);
    this.warm = old;
    try {
      await old.rest(grace + PATIENCE);
    } catch (error) {
      log.warn({ err: error }, `The shell ${old.release} does not stay warm.`);
      return this.endWarm(old);
    }
    if (this.warm !== old) return;
    if (process.availableMemory() < MEMORY_FOR_WARM) return this.endWarm(old);
    this.warmUntil = setTimeout(() => this.endWarm(old), warmFor).unref();
  }

  private forgetWarm(): void {
    clearTimeout(this.warmUntil);
    this.warm = undefined;
  }

  private endWarm(old: ShellProcess): void {
    if (this.warm !== old) return;
    this.forgetWarm();
    void old.stop(0, PATIENCE);
  }
}

/** The live release, then those that a rollback would go back through. */
function candidates(log: FoldedLog): string[] {
  const earlier = (log.rollbackStack[SHELL] ?? []).toReversed().filter((id) => !findAbandoned(log, SHELL, id));
  const live = log.live[SHELL];
  return [...new Set(live ? [live, ...earlier] : [])];
}
