import type { Log } from '@paw/node/createLog.ts';
import { refuseFrozen } from '../plan/planFreeze.ts';
import { SignalKeeper } from '../signals/SignalKeeper.ts';
import type { SignalReport } from '../signals/SignalReport.ts';
import { type FoldedLog, foldLog } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { canaryEvidence } from './canaryEvidence.ts';
import type { CanaryVerdict, CoursePoint } from '../signals/CanaryVerdict.ts';
import { describeVerdict, reasonToStop } from './describeVerdict.ts';
import { EvidenceCourses } from './EvidenceCourses.ts';
import { type GuardPlace, promoteCanary, stepCanary, stopCanary } from './guardActions.ts';
import { JudgedCanaries, type JudgedCanary } from './JudgedCanaries.ts';
import { LiveGuard } from './LiveGuard.ts';
import type { GuardMessage } from './notify/GuardMessage.ts';
import type { Outbox } from './notify/Outbox.ts';

const TICK = 1_000;
/** After something failed it is tried again no earlier: harm soon, a promotion that waits for people later. ms */
const RETRY = { stop: 3_000, promote: 60_000 };
/** A step waits until the api has answered for so long. ms */
const CALM = 60_000;

export interface GuardOptions extends GuardPlace {
  /** The entries as of now. */
  readEntries: () => Promise<LogEntry[]>;
  /** Tells of each new entry, and how that ends. */
  follow: (listener: () => void) => () => void;
  /** It has written one. */
  announce: () => void;
  outbox: Outbox;
  /** Of this process. */
  instance: string;
  /** Of the guard's own key, for messages. */
  keyName?: string;
  log: Log;
  now?: () => number;
}

/** Judges the canaries of one environment, watches what has just gone live, and acts. While it is down nothing changes. */
export class EnvironmentGuard {
  readonly #options: GuardOptions;
  readonly #now: () => number;
  readonly #judged = new JudgedCanaries();
  readonly #courses = new EvidenceCourses();
  readonly #keeper: SignalKeeper;
  readonly #live: LiveGuard;
  /** Canaries whose hold the team was told of. */
  readonly #told = new Set<string>();
  #folded: FoldedLog | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unfollow: (() => void) | undefined;
  #reading: Promise<void> = Promise.resolve();
  #acting: Promise<void> | undefined;
  /** Canary → when it is looked at again after something failed. */
  readonly #retryAt = new Map<string, number>();

  constructor(options: GuardOptions) {
    const { store, env, instance, log } = options;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    const onError = (error: unknown) => log.error({ err: error, env }, 'What shells reported could not be kept.');
    this.#keeper = new SignalKeeper({ store, env, instance, onError });
    this.#live = new LiveGuard({
      place: options,
      now: this.#now,
      tell: (message) => this.#tell(message),
      log,
      announce: options.announce,
    });
  }

  /** Reads the log, follows it, and looks once a second. */
  async start(): Promise<void> {
    await this.readLog();
    this.#unfollow = this.#options.follow(() => void this.readLog());
    this.#timer = setInterval(() => void this.look(), TICK);
    this.#timer.unref();
  }

  /** @returns false for a report that was counted before */
  take(report: SignalReport): boolean {
    const now = this.#now();
    if (!this.#judged.add(report, now)) return false;
    this.#keeper.add(report, now);
    this.#live.add(report);
    if (this.#judged.all.some(({ judge }) => judge.worse ?? judge.isDying) || this.#live.hasAlarm) void this.look();
    return true;
  }

  /** What is known of an open canary; undefined when there is none of that id. */
  verdictOf(id: string): CanaryVerdict | undefined {
    const found = this.#judged.find(id);
    return found && describeVerdict(found, this.#judged, this.#now());
  }

  /** How that grew; nothing when there is no open canary of that id. */
  courseOf(id: string): readonly CoursePoint[] {
    const found = this.#judged.find(id);
    return found ? this.#courses.of(found.judge) : [];
  }

  /** Acts where it is called for; never twice at once. */
  async look(): Promise<void> {
    this.#acting ??= this.#lookOnce().finally(() => (this.#acting = undefined));
    await this.#acting;
  }

  /** Takes in the entries that were written since. */
  readLog(): Promise<void> {
    const { readEntries, log, env } = this.#options;
    const read = async () => {
      const entries = await readEntries();
      if (this.#folded && entries.length <= this.#folded.n) return;
      this.#folded = foldLog(entries);
      this.#judged.follow(this.#folded, this.#now());
      await this.#live.follow(entries, this.#folded);
    };
    this.#reading = this.#reading
      .then(read)
      .catch((error: unknown) => log.error({ err: error, env }, 'The guard could not read the log.'));
    return this.#reading;
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    this.#unfollow?.();
    await this.#acting;
    await this.#keeper.end();
  }

  async #lookOnce(): Promise<void> {
    const now = this.#now();
    this.#judged.book.advance(now);
    this.#keeper.advance(now);
    for (const one of this.#judged.all) {
      this.#courses.note(one.judge, now, () => describeVerdict(one, this.#judged, now));
      await this.#try(one.canary.id, RETRY.stop, now, () => this.#stopWhenWorse(one, now));
      await this.#try(`${one.canary.id} on`, RETRY.promote, now, () => this.#goOn(one, now));
    }
    await this.#try('live', RETRY.stop, now, () => this.#live.act());
    // A receiver that answers slowly must not keep the guard from acting.
    void this.#try('outbox', RETRY.stop, now, () => this.#options.outbox.advance(now));
  }

  /** A failure is logged, and keeps nothing else from being done. */
  async #try(name: string, retry: number, now: number, act: () => Promise<void>): Promise<void> {
    if (now < (this.#retryAt.get(name) ?? 0)) return;
    this.#retryAt.delete(name);
    try {
      await act();
    } catch (error) {
      this.#retryAt.set(name, now + retry);
      const { env, log } = this.#options;
      log.error({ err: error, env }, 'The guard could not act: it tries again.');
    }
  }

  async #stopWhenWorse(one: JudgedCanary, now: number): Promise<void> {
    const reason = reasonToStop(one, now);
    if (reason) await this.#stop(one, reason);
  }

  async #goOn(one: JudgedCanary, now: number): Promise<void> {
    const { canary, judge } = one;
    if (reasonToStop(one, now) || !this.#judged.find(canary.id)) return undefined;
    if (judge.worse === 'speed') return this.#hold(one, now);
    const isHeld = now < Date.parse(canary.stepAt) + canary.hold;
    const next = canary.steps[canary.step + 1];
    if (isHeld || next === undefined || this.#isUnquiet(now)) return undefined;
    const verdict = describeVerdict(one, this.#judged, now);
    if (verdict.groups.some((group) => group.verdict !== 'no worse')) return undefined;
    if (next >= 100) return this.#promote(one, verdict);
    const written = await stepCanary(this.#options, canary, verdict.text);
    if (written.kind === 'written') await this.#written();
  }

  /** No time to go on: the api was down, no shell reports, or the environment is frozen. */
  #isUnquiet(now: number): boolean {
    const { outages, clocks } = this.#judged.book;
    const frozen = this.#folded && refuseFrozen(this.#folded, new Date(now).toISOString()).length > 0;
    return outages.overlaps(now - CALM, now) || clocks.count(now) === 0 || frozen !== false;
  }

  async #stop({ canary }: JudgedCanary, reason: string): Promise<void> {
    const written = await stopCanary(this.#options, canary, reason);
    if (written.kind !== 'written') return;
    const { env } = this.#options;
    const { remote, release } = canary;
    this.#options.log.warn({ env, remote, release, reason, n: written.entry.n }, 'The guard took a canary back.');
    await this.#written();
    const next = `Try it again: npm run release -- canary ${remote}@${release} --env ${env} --force --reason "<why>"`;
    await this.#tell({
      ...this.#message(canary),
      id: `entry-${written.entry.n}`,
      kind: 'canary.stopped',
      reason,
      n: written.entry.n,
      next,
    });
  }

  async #hold(one: JudgedCanary, now: number): Promise<void> {
    const { canary } = one;
    if (this.#told.has(canary.id)) return;
    this.#told.add(canary.id);
    const speed = describeVerdict(one, this.#judged, now).groups.find(({ group }) => group === 'speed');
    const { env } = this.#options;
    const next = `Take it back or on: npm run release -- canary stop ${canary.remote} --env ${env}`;
    const reason = (speed?.text ?? 'it is slower').replace(/\.$/, '');
    await this.#tell({ ...this.#message(canary), id: `held-${canary.id}`, kind: 'canary.held', reason, next });
  }

  async #promote({ canary }: JudgedCanary, verdict: CanaryVerdict): Promise<void> {
    const { env } = this.#options;
    const { remote, release, id } = canary;
    const written = await promoteCanary(this.#options, canary, canaryEvidence(verdict), verdict.text);
    this.#retryAt.set(`${id} on`, this.#now() + RETRY.promote);
    const reason = verdict.text.replace(/\.$/, '');
    if (written.kind === 'proposed') {
      const next = `Sign it within a day: npm run release -- approve ${written.id} --env ${env}`;
      await this.#tell({ ...this.#message(canary), id: `proposal-${id}`, kind: 'canary.proposed', reason, next });
    }
    if (written.kind !== 'written') return;
    await this.#written();
    const { n } = written.entry;
    const next = `Undo it: npm run release -- rollback ${remote}@${release} --env ${env}`;
    await this.#tell({ ...this.#message(canary), id: `entry-${n}`, kind: 'canary.promoted', reason, n, next });
  }

  #message({ remote, release }: { remote: string; release: string }) {
    const { env, keyName } = this.#options;
    const see = `npm run release -- history ${remote} --env ${env}`;
    return { env, at: new Date(this.#now()).toISOString(), remote, release, see, ...(keyName && { key: keyName }) };
  }

  async #tell(message: GuardMessage): Promise<void> {
    await this.#options.outbox.put(message, this.#now());
  }

  async #written(): Promise<void> {
    this.#options.announce();
    await this.readLog();
  }
}
