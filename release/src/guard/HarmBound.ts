/**
 * Has a canary been seen by enough visitors to call it no worse? {@link HurtTest} can only find harm: silence of the data
 * is no proof. This test rules out that the canary hurts `margin` more of its visitors than the live release does, again
 * valid at every look: a test martingale for a Bernoulli rate of at least `live + margin`, against several lower rates.
 */

/** Lower rates that are tried against the one to be ruled out, as shares of it. */
const lower = [0, 0.25, 0.5, 0.75];

interface Counts {
  /** Canary's visitors of whom it is known how their page went. */
  visitors: number;
  /** Of them, hurt ones. */
  hurt: number;
  /** Share of the live release's visitors that are hurt, 0 to 1. */
  liveRate: number;
}

/** Logarithm of the evidence that fewer than `liveRate + margin` of the canary's visitors are hurt. */
function logEvidenceOfNoHarm({ visitors, hurt, liveRate }: Counts, margin: number): number {
  const bound = Math.min(liveRate + margin, 1 - Number.EPSILON);
  const logs = lower.map((part) => {
    const rate = bound * part;
    if (hurt && !rate) return -Infinity;
    const ofHurt = hurt ? hurt * Math.log(rate / bound) : 0;
    return ofHurt + (visitors - hurt) * Math.log((1 - rate) / (1 - bound));
  });
  const highest = Math.max(...logs);
  return highest + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - highest), 0) / lower.length);
}

/** How many times likelier the data are if the canary does not hurt `margin` more. */
export const evidenceOfNoHarm = (counts: Counts, margin: number): number =>
  Math.exp(Math.min(logEvidenceOfNoHarm(counts, margin), 100));

/** @param alpha accepted chance of calling a canary no worse that hurts `margin` more */
export function isNoWorse(counts: Counts, margin: number, alpha: number): boolean {
  return logEvidenceOfNoHarm(counts, margin) >= -Math.log(alpha);
}

/**
 * How many more visitors of the canary it takes to call it no worse, when as many of them are hurt as live's.
 * @returns Infinity when no number of visitors will do at the rate that was seen so far
 */
export function countMissingVisitors(counts: Counts, margin: number, alpha: number): number {
  if (isNoWorse(counts, margin, alpha)) return 0;
  const after = (more: number) => ({
    ...counts,
    visitors: counts.visitors + more,
    hurt: counts.hurt + more * counts.liveRate,
  });
  let most = 1;
  while (!isNoWorse(after(most), margin, alpha)) {
    if (most > 1e9) return Number.POSITIVE_INFINITY;
    most *= 2;
  }
  let least = most / 2;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (isNoWorse(after(middle), margin, alpha)) most = middle;
    else least = middle;
  }
  return Math.ceil(most);
}
