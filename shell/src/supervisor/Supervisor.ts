import { readLog } from '@paw/release/store/activationLog.ts';
import { refuseReleases } from '@paw/release/store/refuseReleases.ts';
import { type FoldedLog, findAbandoned, foldLog } from '@paw/release/store/foldLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { writeVerdict } from '@paw/release/store/verdicts.ts';
import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Log } from '@paw/node/createLog.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { BoundSocket } from './bindPort.ts';
import type { ShellProcess, EntryTaken } from './ShellProcess.ts';

/** A shell that has not rendered its pages in time is refused; the command that activated it waits longer. ms */
const READY_WITHIN = 45_000;
const SERVE_WITHIN = 10_000;
/** Time for open responses to end after the grace period. ms */
const STOP_TIMEOUT = 6_000;
/** Increasing delays before a crashed shell is restarted; they reset once a shell has run for a while. ms */
const RESTART_DELAYS = [0, 500, 1_000, 2_000, 4_000, 8_000];
const STABLE_AFTER = 60_000;
/** Approximate memory of a warm process; it is stopped when less is available. bytes */
const MEMORY_FOR_WARM = 512 * 2 ** 20;

export interface SupervisorOptions {
  store: ReleaseStore;
  env: string;
  url: string;
  socket: BoundSocket;
  log: Log;
  /** Time during which a replaced shell still serves its clients. ms */
  grace: number;
  /** Time that the previous shell stays warm; 0 = it stops at once. ms */
  warmFor: number;
  start: (release: string) => ShellProcess;
}

/** Runs the live shell and replaces it when the log changes: the new shell serves before the old one stops. */
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

  /** Starts the live release, or the one before it when that fails. @throws Error with a sentence when none starts */
  begin(): Promise<void> {
    return this.enqueue(async () => {
      const { store, env, log } = this.options;
      const folded = foldLog(await readLog(store, env));
      const releases = candidates(folded);
      if (!releases.length) {
        throw new Error(
          'No release of the shell is live: run "npm run release -- publish shell", then "npm run release -- activate shell@latest" (npm start does both).',
        );
      }
      const problems: string[] = [];
      for (const release of releases) {
        const problem = await this.startServing(release, 0, undefined, false);
        if (!problem) return;
        problems.push(problem);
        log.error({ error: problem }, `The shell ${release} does not start.`);
      }
      throw new Error(problems[0]);
    });
  }

  /** Processes entry n: replaces the shell when the entry makes another one live. */
  follow(n: number): Promise<void> {
    return this.enqueue(() => this.applyEntry(n));
  }

  async stop(grace: number): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.warmUntil);
    await Promise.all([this.current?.stop(grace, STOP_TIMEOUT), this.warm?.stop(0, STOP_TIMEOUT)]);
  }

  private enqueue(act: () => Promise<void>): Promise<void> {
    const done = this.turn.then(act);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async applyEntry(n: number): Promise<void> {
    const { store, env, url, log } = this.options;
    const entries = await readLog(store, env);
    const wanted = foldLog(entries.slice(0, n)).live[SHELL];
    const old = this.current;
    if (this.isEnding || !wanted || !old || wanted === old.release) return;
    // A later entry may have rolled it back already.
    if (foldLog(entries).live[SHELL] !== wanted) return;
    const began = performance.now();
    const instance = old.instance;
    // A rollback must be quick and does not depend on the pages of the remotes.
    const error = await this.startServing(wanted, n, old, entries[n - 1]?.action === 'activate');
    const ms = Math.round(performance.now() - began);
    if (error) {
      log.error({ entry: n, error }, `The shell ${wanted} was refused; ${old.release} keeps serving.`);
      // Releases in the same entry were checked against the refused shell.
      const changed = Object.entries({ ...entries[n - 1]?.changes, [SHELL]: wanted });
      const leftOut = changed.flatMap(([name, release]) => (release ? [[name, { release, error }]] : []));
      await refuseReleases(store, env, `supervisor ${url}`, Object.fromEntries(leftOut));
    } else log.info({ entry: n, ms }, `The shell ${wanted} is live; ${old.release} ends.`);
    const verdict = { ok: !error, ...(error && { error }), ms, setId: this.currentSet, at: new Date().toISOString() };
    if (instance) await writeVerdict(store, env, n, instance, verdict);
    if (!error) void this.retire(old);
  }

  /**
   * Starts a release and lets it serve.
   * @param requireWarm refuse a shell whose pages did not render, because another shell still serves
   * @returns the reason when it fails
   */
  private async startServing(
    release: string,
    n: number,
    old: ShellProcess | undefined,
    requireWarm: boolean,
  ): Promise<string | undefined> {
    const kept = this.warm?.release === release && this.warm.isAlive ? this.warm : undefined;
    const next = kept ?? this.options.start(release);
    try {
      const taken: EntryTaken = await next.taken(n, READY_WITHIN);
      if (requireWarm && !taken.ok) throw new Error(taken.error ?? 'it did not render its pages');
      await next.serve(this.options.socket, SERVE_WITHIN);
      if (kept) this.forgetWarm();
      this.current = next;
      this.currentSet = taken.setId;
      const since = performance.now();
      next.onLoss = (why) => void this.replace(next, why, performance.now() - since);
      return undefined;
    } catch (error) {
      if (kept) this.forgetWarm();
      void next.stop(0, STOP_TIMEOUT);
      const why = error instanceof Error ? error.message : String(error);
      return old ? `The shell ${release} did not go live: ${why}` : why;
    }
  }

  /** Restarts the serving release after its process was lost. */
  private async replace(lost: ShellProcess, why: string, uptime: number): Promise<void> {
    if (uptime > STABLE_AFTER) this.failures = 0;
    const wait = RESTART_DELAYS[Math.min(this.failures++, RESTART_DELAYS.length - 1)] ?? 0;
    this.options.log.error({ error: why }, `The shell ${lost.release} is restarted in ${wait / 1_000} s.`);
    await pause(wait);
    await this.enqueue(async () => {
      if (this.isEnding || this.current !== lost) return;
      const problem = await this.startServing(lost.release, 0, undefined, false);
      if (problem) void this.replace(lost, problem, 0);
    });
  }

  /** Drains the replaced shell and keeps it warm for a rollback for a while. */
  private async retire(old: ShellProcess): Promise<void> {
    const { grace, warmFor, log } = this.options;
    old.onLoss = () => {
      if (this.warm === old) this.forgetWarm();
    };
    const before = this.warm;
    this.forgetWarm();
    void before?.stop(0, STOP_TIMEOUT);
    this.warm = old;
    try {
      await old.standBy(grace + STOP_TIMEOUT);
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
    void old.stop(0, STOP_TIMEOUT);
  }
}

/** The live release, then its rollback targets in order. */
function candidates(log: FoldedLog): string[] {
  const earlier = (log.rollbackStack[SHELL] ?? []).toReversed().filter((id) => !findAbandoned(log, SHELL, id));
  const live = log.live[SHELL];
  return [...new Set(live ? [live, ...earlier] : [])];
}
