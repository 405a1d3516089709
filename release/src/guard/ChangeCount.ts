/**
 * Watches a release that everyone has: with no visitors left on another release, its rate of hurt visitors is compared with
 * the last day's. Shiryaev–Roberts: R ← (1 + R)·Λ, where Λ is the likelihood ratio of one visitor between the day's rate
 * and a raised one; the alarm is R ≥ A. While nothing changes, R minus the number of visitors is a martingale, so the mean
 * number of visitors between two false alarms is at least A (Pollak, "Average run lengths of an optimal method of detecting
 * a change in distribution", Annals of Statistics 15, 1987).
 */

/** The raised rates that are looked for, as multiples of the usual one. */
const raises = [3, 10, 30, 100];
/** A rate below this cannot be told from none after a day of visitors. */
const LOWEST_RATE = 0.0005;

export class ChangeCount {
  readonly #usual: number;
  readonly #counts = raises.map(() => 0);

  /** @param usual share of visitors that were hurt in the last day, 0 to 1 */
  constructor(usual: number) {
    this.#usual = Math.max(usual, LOWEST_RATE);
  }

  /** One visitor after another, in the order in which they came. */
  add(isHurt: boolean): void {
    raises.forEach((raise, index) => {
      const raised = Math.min(this.#usual * raise, 0.95);
      const ratio = isHurt ? raised / this.#usual : (1 - raised) / (1 - this.#usual);
      this.#counts[index] = (1 + (this.#counts[index] ?? 0)) * ratio;
    });
  }

  /** @param between mean number of visitors between two false alarms */
  isRaised(between: number): boolean {
    return this.#counts.reduce((sum, one) => sum + one, 0) / raises.length >= between;
  }
}
