import type { SignalReport } from '../signals/SignalReport.ts';
import { type Canary, listOpenCanaries } from '../store/canaries.ts';
import { type FoldedLog, releaseSetId } from '../store/foldLog.ts';
import { armShare } from './armShare.ts';
import { CanaryJudge } from './CanaryJudge.ts';
import type { KeptEvidence } from './keptEvidence.ts';
import { VisitorBook } from './VisitorBook.ts';

export interface JudgedCanary {
  canary: Canary;
  judge: CanaryJudge;
  /** The release set of its visitors. */
  setId: string;
}

type Log = Pick<FoldedLog, 'live' | 'canaries' | 'setId'>;

/** All open canaries of an environment with what is known of them. It reads no clock and no store. */
export class JudgedCanaries {
  readonly book: VisitorBook;
  #judged: JudgedCanary[] = [];
  #liveSet = '';

  constructor(mostVisitors?: number) {
    this.book = new VisitorBook(
      {
        onVisitor: (arm) => this.#each((judge) => judge.onVisitor(arm)),
        onMeasured: (arm, harm) => this.#each((judge) => judge.onMeasured(arm, harm)),
        onHurt: (hurt, wasHurtWith) => this.#each((judge) => judge.onHurt(hurt, wasHurtWith)),
      },
      mostVisitors,
    );
  }

  get all(): readonly JudgedCanary[] {
    return this.#judged;
  }

  /**
   * Follows the log. When something else goes live, both arms are other sets than before, and all evidence restarts.
   * @param now ms since 1970
   * @param kept what an earlier process knew, for the first call
   */
  follow(log: Log, now: number, kept?: KeptEvidence): void {
    const open = listOpenCanaries(log);
    // Of another live set, or of canaries that are over, it would be about other arms.
    const isSame = kept?.set === log.setId && kept.judges.some(({ id }) => open.some((canary) => canary.id === id));
    const before = isSame ? kept : undefined;
    const isOther = log.setId !== this.#liveSet;
    this.#liveSet = log.setId;
    // What shells tell of a canary after its end is no evidence about the next one.
    if (isOther || !open.length || !this.#judged.length) this.book.clear();
    if (before) this.book.resume(before.book);
    this.#judged = open.map((canary) => {
      const share = armShare(open, canary.id);
      const known = isOther ? undefined : this.find(canary.id)?.judge;
      known?.setShare(share, now);
      const judge =
        known ??
        new CanaryJudge(
          canary.id,
          share,
          now,
          before?.judges.find(({ id }) => id === canary.id),
        );
      return { canary, judge, setId: releaseSetId({ ...log.live, [canary.remote]: canary.release }) };
    });
  }

  /** @returns false for a report that was counted before */
  add(report: SignalReport, now: number): boolean {
    if (!this.book.add(report, now)) return false;
    for (const { judge, setId } of this.#judged) {
      for (const { set, rendererDeaths } of report.sets) {
        if (set === setId) judge.onDeaths(judge.id, rendererDeaths);
        else if (set === this.#liveSet) judge.onDeaths('live', rendererDeaths);
      }
    }
    return true;
  }

  /** For the next process; undefined while no canary is open. */
  get kept(): Pick<KeptEvidence, 'set' | 'judges' | 'book'> | undefined {
    if (!this.#judged.length) return undefined;
    return { set: this.#liveSet, judges: this.#judged.map(({ judge }) => judge.kept), book: this.book.kept };
  }

  find(id: string): JudgedCanary | undefined {
    return this.#judged.find(({ canary }) => canary.id === id);
  }

  #each(tell: (judge: CanaryJudge) => void): void {
    for (const { judge } of this.#judged) tell(judge);
  }
}
