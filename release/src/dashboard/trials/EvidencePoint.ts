/** What was known of one kind of harm at a moment. */
export interface EvidencePoint {
  /** ms since 1970 */
  at: number;
  /** Of all visitors, 0 to 1. */
  share: number;
  /** How many times likelier what was seen is if the canary is worse. */
  worse: number;
  /** The same if it is no worse. */
  noWorse: number;
  visitors: number;
  hurt: number;
}

/** `0.4`, `12`, `more than a million` */
export function times(evidence: number): string {
  if (evidence > 1e6) return 'more than a million';
  return evidence >= 10 ? Math.round(evidence).toLocaleString('en-US') : evidence.toFixed(evidence < 0.1 ? 2 : 1);
}
