import type { StoreTrust } from '@paw/release/store/releaseStore.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { RegistryHead } from './followRegistry.ts';

/** How long the registry's last message is fresh, by this machine's clock. ms */
const FRESH_FOR = 30_000;
/** The store and the registry may differ for so long: both read the same log, one after the other. ms */
const MAY_DIFFER = 10_000;
const CHECK_EVERY = 1_000;

interface FreshnessOptions {
  env: string;
  log: Log;
  /** False without a registry: then only a log that cannot be verified counts. */
  isExpected: boolean;
  trust?: Pick<StoreTrust, 'readHead'>;
  /** sha256 of the store's entry `n`; undefined when the store does not show it. */
  hashOf?: (n: number) => Promise<string | undefined>;
  /** Called when `stale` has changed. */
  onChange: () => void;
  /** A clock that only goes forward. ms */
  now?: () => number;
}

/** Whether this shell knows the newest state of the log, and if not, why. */
export class Freshness {
  private readonly options: FreshnessOptions;
  private readonly now: () => number;
  private readonly checking: NodeJS.Timeout;
  private heardAt: number;
  /** The newest statement that counted: none is counted twice. ISO */
  private lastAt = '';
  /** Number of the newest entry that the registry knows, and that the store has shown. */
  private known: number | undefined;
  private knownHash = '';
  /** Hash of the newest entry that the store and the registry show alike. */
  private agreed: string | undefined;
  /** Number of the entry of which they show different ones. */
  private conflict: number | undefined;
  /** Why the stream of the registry does not work. */
  private unreached: string | undefined;
  private shown = 0;
  private differsSince: number | undefined;
  private refusal: string | undefined;
  private unverified: string | undefined;
  private said: string | undefined;

  constructor(options: FreshnessOptions) {
    this.options = options;
    this.now = options.now ?? (() => performance.now());
    this.heardAt = this.now();
    this.checking = setInterval(() => this.check(), CHECK_EVERY).unref();
  }

  /** The registry's word on the newest entry. One that cannot be verified does not count. */
  async hear({ n, hash, at, envelope }: RegistryHead): Promise<void> {
    const { env, trust } = this.options;
    try {
      const signed = trust && (await trust.readHead(env, envelope ?? ''));
      const head = signed ?? { n, hash, at };
      if (signed && Date.parse(head.at) <= Date.parse(this.lastAt)) return;
      this.lastAt = head.at;
      this.heardAt = this.now();
      this.known = head.n;
      this.knownHash = head.hash;
      this.refusal = undefined;
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    }
    this.check();
    await this.compare();
  }

  /** Whether the registry's stream works: known long before its last message is too old. @param problem in sentences */
  noteReached(problem: string | undefined): void {
    this.unreached = problem;
  }

  /** The store has shown entry `n`, and the log up to it was verified. */
  see(n: number): void {
    this.shown = n;
    this.unverified = undefined;
    this.check();
    void this.compare();
  }

  /** The log cannot be verified. @param reason a sentence */
  noteUnverified(reason: string): void {
    this.unverified = reason;
    this.check();
  }

  /** Why no forward change and no preview is taken now; undefined when they are. */
  get stale(): string | undefined {
    if (this.unverified) return `The activation log cannot be verified: ${this.unverified}`;
    if (this.options.isExpected && this.now() - this.heardAt > FRESH_FOR) {
      const why = this.refusal ? ` (${this.refusal})` : '';
      return `The registry has not been heard for ${FRESH_FOR / 1_000} s${why}: only rollbacks are taken until it is.`;
    }
    const { known = 0, shown, conflict } = this;
    if (conflict !== undefined) {
      return `The registry and the store show different entries ${conflict}: only rollbacks are taken until they show the same.`;
    }
    if (!this.differs || known <= shown) return undefined;
    return `The registry knows entry ${known}, and the store shows ${shown}: only rollbacks are taken until it shows the rest.`;
  }

  /** For /readyz: `notice`, and that the registry is not followed, which stops nothing yet. */
  get lines(): string[] {
    const { notice, unreached } = this;
    return [
      ...(notice ? [`stale: ${notice}`] : []),
      ...(unreached ? [`${unreached} The shell polls the release store.`] : []),
    ];
  }

  /** For the lease: `stale`, or what is odd and stops nothing. */
  get notice(): string | undefined {
    const { known, shown, stale } = this;
    if (stale || !this.differs || known === undefined) return stale;
    return `The store shows entry ${shown}, and the registry knows only ${known}.`;
  }

  stop(): void {
    clearInterval(this.checking);
  }

  private get differs(): boolean {
    return this.differsSince !== undefined && this.now() - this.differsSince > MAY_DIFFER;
  }

  /** An entry that only the registry shows so far is none to compare. A store that cannot be read is said elsewhere. */
  private async compare(): Promise<void> {
    const { known, knownHash, shown } = this;
    const { hashOf } = this.options;
    if (!hashOf || !known || known > shown || knownHash === this.agreed) return;
    const own = await hashOf(known).catch(() => undefined);
    if (own === undefined || knownHash !== this.knownHash) return;
    this.conflict = own === knownHash ? undefined : known;
    this.agreed = own === knownHash ? own : undefined;
    this.check();
  }

  private check(): void {
    if (this.known === undefined || this.known === this.shown) this.differsSince = undefined;
    else this.differsSince ??= this.now();
    const { stale, notice } = this;
    if (notice === this.said) return;
    const { log, onChange } = this.options;
    if (notice) log.warn(`${stale ? 'This shell is stale. ' : ''}${notice}`);
    else log.info('This shell knows the newest state of the log again.');
    this.said = notice;
    onChange();
  }
}
