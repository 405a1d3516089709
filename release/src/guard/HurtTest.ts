/**
 * Is a canary worse than the live release? A sequential test over hurt visitors, valid at every look: Lindon and Malek,
 * "Anytime-valid inference for multinomial count data" (NeurIPS 2022), with two categories.
 *
 * Each hurt visitor belongs to the canary or to the live release. If the canary hurts at most `tolerated` times as many of
 * its visitors, a hurt visitor is the canary's with probability θ₀ at most. It is tested against several θᵣ, one for each
 * ratio of {@link ratios}. The evidence is the mean of their likelihood ratios. Its expectation stays at most 1 while the
 * canary is no worse, so the chance that it ever reaches 1/α is at most α (Ville's inequality).
 */

/** Visitors whose page failed, each counted once however often it failed. */
export interface HurtVisitors {
  canary: number;
  live: number;
}

/** The ratios of the alternatives, as multiples of the tolerated one: from twice as bad to broken for all. */
const ratios = [2, 4, 8, 16, 32, 64, 128];

/** Probability that a hurt visitor is the canary's, when the canary hurts `ratio` times as many of its visitors. */
const shareOfHurt = (share: number, ratio: number) => (share * ratio) / (share * ratio + 1 - share);

export class HurtTest {
  readonly #tolerated: number;
  /** Logarithm of each alternative's likelihood ratio. A new share multiplies on, so a ramp needs no new test. */
  readonly #logs: number[];

  /**
   * @param tolerated how many times as many hurt visitors are still "no worse", such as 1.5
   * @param logs of an earlier process
   */
  constructor(tolerated: number, logs: readonly number[] = []) {
    this.#tolerated = tolerated;
    this.#logs = ratios.map((_, index) => logs[index] ?? 0);
  }

  /** Goes on in another process. */
  get logs(): number[] {
    return [...this.#logs];
  }

  /**
   * Adds hurt visitors that came while the canary had a share of all visitors.
   * @param share above 0 and below 1: with no control group there is nothing to compare
   */
  add(share: number, { canary, live }: HurtVisitors): void {
    if (!(share > 0 && share < 1)) throw new RangeError(`A share is above 0 and below 1, not ${share}.`);
    const expected = shareOfHurt(share, this.#tolerated);
    ratios.forEach((ratio, index) => {
      const worse = shareOfHurt(share, this.#tolerated * ratio);
      this.#logs[index] =
        (this.#logs[index] ?? 0) + canary * Math.log(worse / expected) + live * Math.log((1 - worse) / (1 - expected));
    });
  }

  /** Logarithm of the evidence that the canary is worse. */
  get logEvidence(): number {
    const highest = Math.max(...this.#logs);
    return highest + Math.log(this.#logs.reduce((sum, one) => sum + Math.exp(one - highest), 0) / ratios.length);
  }

  /** @param alpha accepted chance of a false alarm, over all looks together */
  isWorse(alpha: number): boolean {
    return this.logEvidence >= -Math.log(alpha);
  }
}
