import type { SignalReport } from '../signals/SignalReport.ts';
import { type Canary, listOpenCanaries } from '../store/canaries.ts';
import { type FoldedLog, releaseSetId } from '../store/foldLog.ts';
import { armShare } from './armShare.ts';
import { CanaryJudge } from './CanaryJudge.ts';
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
   */
  follow(log: Log, now: number): void {
    const open = listOpenCanaries(log);
    const isOther = log.setId !== this.#liveSet;
    this.#liveSet = log.setId;
    // What shells tell of a canary after its end is no evidence about the next one.
    if (isOther || !open.length || !this.#judged.length) this.book.clear();
    this.#judged = open.map((canary) => {
      const share = armShare(open, canary.id);
      const known = isOther ? undefined : this.find(canary.id)?.judge;
      known?.setShare(share, now);
      const judge = known ?? new CanaryJudge(canary.id, share, now);
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

  find(id: string): JudgedCanary | undefined {
    return this.#judged.find(({ canary }) => canary.id === id);
  }

  #each(tell: (judge: CanaryJudge) => void): void {
    for (const { judge } of this.#judged) tell(judge);
  }
}
