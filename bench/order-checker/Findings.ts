/** What is not as it must be, in sentences. All must be empty. */
export class Findings {
  /** Acknowledged, and not there as it was acknowledged: orders, steps, refunds, events. */
  readonly lost: string[] = [];
  /** There without anyone's wish, or more than once. */
  readonly doubled: string[] = [];
  /** More sold than there was, or a shelf that does not come to what went in and out. */
  readonly oversold: string[] = [];
  /** Sums that differ from those worked out on paper: cents, and about what. */
  readonly centsOff: { cents: number; words: string }[] = [];
  /** Coupons' uses and limits, the first-order rule. */
  readonly coupons: string[] = [];
  /** Refunds above what was paid, or that differ from the bank's books. */
  readonly payments: string[] = [];
  /** Emails that did not arrive, or arrived under two Message-IDs. */
  readonly mails: string[] = [];
  /** Answers that no rule explains, states that do not follow from what happened. */
  readonly other: string[] = [];

  /** @param off may be negative */
  addCents(off: number, words: string): void {
    if (off !== 0) this.centsOff.push({ cents: Math.abs(off), words: `${words}: ${off} cents off` });
  }

  get cents(): number {
    return this.centsOff.reduce((sum, { cents }) => sum + (Number.isNaN(cents) ? 1 : cents), 0);
  }

  /** Kind → sentences, those kinds only that have some. */
  get found(): [string, string[]][] {
    const all: [string, string[]][] = [
      ['lost', this.lost],
      ['doubled', this.doubled],
      ['oversold', this.oversold],
      ['cents off', this.centsOff.map(({ words }) => words)],
      ['coupons', this.coupons],
      ['payments', this.payments],
      ['mails', this.mails],
      ['other', this.other],
    ];
    return all.filter(([, sentences]) => sentences.length);
  }
}
