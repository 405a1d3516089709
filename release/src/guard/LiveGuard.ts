import type { Log } from '@paw/node/createLog.ts';
import { readMinutes } from '../signals/keptSignals.ts';
import type { SignalReport } from '../signals/SignalReport.ts';
import type { FoldedLog } from '../store/foldLog.ts';
import type { LogEntry } from '../store/logEntry.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { type GuardPlace, rollBackLive } from './guardActions.ts';
import { LiveWatch, usualRates, WATCHED_FOR } from './LiveWatch.ts';
import type { GuardMessage } from './notify/GuardMessage.ts';

const DAY = 24 * 3_600_000;

interface LiveGuardOptions {
  place: GuardPlace & { keyName?: string };
  now: () => number;
  tell: (message: GuardMessage) => Promise<void>;
  announce: () => void;
  log: Pick<Log, 'warn' | 'info'>;
}

/** The newest forward change whose releases are all live still. */
interface Change {
  entry: LogEntry;
  releases: Record<string, string>;
}

/** Watches the newest forward change for two hours, and rolls it back when visits go worse than on the last day. */
export class LiveGuard {
  readonly #options: LiveGuardOptions;
  #change: Change | undefined;
  #watch: LiveWatch | undefined;
  #set = '';
  /** The entry whose alarm was acted on. */
  #done = 0;

  constructor(options: LiveGuardOptions) {
    this.#options = options;
  }

  get hasAlarm(): boolean {
    return this.#watch?.alarm !== undefined && this.#done !== this.#change?.entry.n;
  }

  /** Called with each new entry. */
  async follow(entries: readonly LogEntry[], folded: FoldedLog): Promise<void> {
    const { place, now, log } = this.#options;
    this.#set = folded.setId;
    const change = findChange(entries, folded, now());
    if (change?.entry.n === this.#change?.entry.n) return;
    this.#change = change;
    this.#watch = undefined;
    if (!change) return;
    const at = Date.parse(change.entry.at);
    const watch = new LiveWatch(usualRates(await readMinutes(place.store, place.env, at - DAY, at)));
    this.#watch = watch.knowsUsual ? watch : undefined;
    const releases = namesOf(change.releases);
    if (this.#watch) log.info({ env: place.env, releases }, 'The guard watches what went live, for two hours.');
    else
      log.info(
        { env: place.env, releases },
        'The guard watches nothing at 100 %: the last day had too few visits to compare with.',
      );
  }

  add(report: SignalReport): void {
    this.#watch?.add(report, this.#set, this.#options.now());
  }

  async act(): Promise<void> {
    const { place, now, tell, announce, log } = this.#options;
    const [change, alarm] = [this.#change, this.#watch?.alarm];
    if (!change || !alarm || this.#done === change.entry.n) return;
    if (now() - Date.parse(change.entry.at) > WATCHED_FOR) return;
    const [remote = '', release = ''] = Object.entries(change.releases)[0] ?? [];
    const { env, keyName } = place;
    const { reason } = alarm;
    const see = `npm run release -- status --env ${env}`;
    const message = { env, at: new Date(now()).toISOString(), remote, release, reason, see };
    try {
      const written = await rollBackLive(place, change.releases, reason);
      this.#done = change.entry.n;
      if (written.kind !== 'written') return;
      const { n } = written.entry;
      log.warn({ env, releases: namesOf(change.releases), reason, n }, 'The guard rolled back what went live.');
      announce();
      const next = `Undo it: npm run release -- activate ${namesOf(change.releases)} --env ${env} --force --reason "<why>"`;
      await tell({
        ...message,
        id: `entry-${n}`,
        kind: 'release.rolled-back',
        n,
        ...(keyName && { key: keyName }),
        next,
      });
    } catch (error) {
      if (!(error instanceof ReleaseProblem && error.code === 'refused')) throw error;
      this.#done = change.entry.n;
      const next = `The guard cannot roll it back: ${error.message}`;
      await tell({ ...message, id: `worse-${change.entry.n}`, kind: 'release.worse', next });
    }
  }
}

/** What was rolled back since, or replaced, is watched no more: then an earlier change may be. */
function findChange(entries: readonly LogEntry[], { live }: FoldedLog, now: number): Change | undefined {
  for (const entry of entries.toReversed()) {
    if (now - Date.parse(entry.at) > WATCHED_FOR) return undefined;
    const changes = Object.entries(entry.changes ?? {});
    if (entry.action !== 'activate' || !changes.length) continue;
    const releases = changes.flatMap(([remote, id]) =>
      id !== null && live[remote] === id ? [[remote, id] as const] : [],
    );
    if (releases.length === changes.length) return { entry, releases: Object.fromEntries(releases) };
  }
  return undefined;
}

const namesOf = (releases: Readonly<Record<string, string>>) =>
  Object.entries(releases)
    .map(([remote, id]) => `${remote}@${id}`)
    .join(' ');
