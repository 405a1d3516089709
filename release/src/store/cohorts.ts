import { createHmac } from 'node:crypto';

/**
 * Whether a visitor is in the cohort of a canary. The same visitor stays in it while the share grows, and the cohorts of two
 * canaries are independent.
 * @param canary the canary's id
 * @param visitor a random id, at least 64 bits
 * @param share of all visitors, 0 to 1; 0 is nobody, 1 everyone
 */
export function isInCohort(canary: string, visitor: string, share: number): boolean {
  return createHmac('sha256', canary).update(visitor).digest().readUInt32BE(0) / 2 ** 32 < share;
}
