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
import { EvidenceKeeper } from './EvidenceKeeper.ts';
import type { KeptEvidence, Seal } from './keptEvidence.ts';
import { type GuardPlace, promoteCanary, stepCanary, stopCanary } from './guardActions.ts';
import { JudgedCanaries, type JudgedCanary } from './JudgedCanaries.ts';
import { LiveGuard } from './LiveGuard.ts';
import { canaryMessages } from './notify/canaryMessages.ts';
import type { GuardMessage } from './notify/GuardMessage.ts';
import type { Outbox } from './notify/Outbox.ts';
import { Retries } from './Retries.ts';

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
  /** The same for each registry on the store. Without it, another process begins with no evidence. */
  seal?: Seal;
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
  readonly #evidence: EvidenceKeeper | undefined;
  readonly #live: LiveGuard;
  /** Canaries whose hold the team was told of. */
  readonly #told = new Set<string>();
  /** What the last process knew, until the log was read. */
  #found: KeptEvidence | undefined;
  #folded: FoldedLog | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unfollow: (() => void) | undefined;
  #reading: Promise<void> = Promise.resolve();
  #acting: Promise<void> | undefined;
  readonly #retries: Retries;

  constructor(options: GuardOptions) {
    const { store, env, instance, log } = options;
    this.#options = options;
    this.#now = options.now ?? Date.now;
    const onError = (error: unknown) => log.error({ err: error, env }, 'What shells reported could not be kept.');
    this.#keeper = new SignalKeeper({ store, env, instance, onError });
    this.#retries = new Retries((error) => log.error({ err: error, env }, 'The guard could not act: it tries again.'));
    const { seal } = options;
    this.#evidence = seal && new EvidenceKeeper({ store, env, instance, seal, onError });
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
    this.#found = await this.#evidence?.find();
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
      this.#judged.follow(this.#folded, this.#now(), this.#found);
      if (this.#found?.set === this.#folded.setId) {
        this.#courses.resume(this.#judges, this.#found.courses);
        for (const id of this.#found.told) this.#told.add(id);
      }
      this.#found = undefined;
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
    await this.#evidence?.end(this.#now(), () => this.#kept());
  }

  get #judges() {
    return this.#judged.all.map(({ judge }) => judge);
  }

  #kept(): KeptEvidence | undefined {
    const { kept } = this.#judged;
    const at = new Date(this.#now()).toISOString();
    return kept && { at, ...kept, told: [...this.#told], courses: this.#courses.kept(this.#judges) };
  }

  async #lookOnce(): Promise<void> {
    const now = this.#now();
    this.#judged.book.advance(now);
    this.#keeper.advance(now);
    this.#evidence?.advance(now, () => this.#kept());
    for (const one of this.#judged.all) {
      this.#courses.note(one.judge, now, () => describeVerdict(one, this.#judged, now));
      await this.#retries.try(one.canary.id, RETRY.stop, now, () => this.#stopWhenWorse(one, now));
      await this.#retries.try(`${one.canary.id} on`, RETRY.promote, now, () => this.#goOn(one, now));
    }
    await this.#retries.try('live', RETRY.stop, now, () => this.#live.act());
    // A receiver that answers slowly must not keep the guard from acting.
    void this.#retries.try('outbox', RETRY.stop, now, () => this.#options.outbox.advance(now));
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
    await this.#tell(this.#messages(canary).stopped(written.entry.n, reason));
  }

  async #hold(one: JudgedCanary, now: number): Promise<void> {
    const { canary } = one;
    if (this.#told.has(canary.id)) return;
    this.#told.add(canary.id);
    const speed = describeVerdict(one, this.#judged, now).groups.find(({ group }) => group === 'speed');
    await this.#tell(this.#messages(canary).held((speed?.text ?? 'it is slower').replace(/\.$/, '')));
  }

  async #promote({ canary }: JudgedCanary, verdict: CanaryVerdict): Promise<void> {
    const { id } = canary;
    const written = await promoteCanary(this.#options, canary, canaryEvidence(verdict), verdict.text);
    this.#retries.delay(`${id} on`, this.#now() + RETRY.promote);
    const reason = verdict.text.replace(/\.$/, '');
    if (written.kind === 'proposed') await this.#tell(this.#messages(canary).proposed(written.id, reason));
    if (written.kind !== 'written') return;
    await this.#written();
    await this.#tell(this.#messages(canary).promoted(written.entry.n, reason));
  }

  #messages(canary: JudgedCanary['canary']) {
    return canaryMessages(this.#options, canary, this.#now());
  }

  async #tell(message: GuardMessage): Promise<void> {
    await this.#options.outbox.put(message, this.#now());
  }

  async #written(): Promise<void> {
    this.#options.announce();
    await this.readLog();
  }
}
