import { rules } from '@paw/rules/rules.ts';

/** How long things last, in seconds. */
export const sessionTimes = {
  /** Time from a session's last renewal to its end, and to the token's `exp`. */
  session: rules.accounts.sessionDays * 24 * 60 * 60,
  /** Time from a session's beginning to its end, however often it is renewed: then a person logs in again. */
  wholeSession: rules.accounts.sessionMostDays * 24 * 60 * 60,
  /** Time after which a guest's session ends that no browser has used yet. */
  unusedGuest: 24 * 60 * 60,
  /** Age of the cookie's turn at which the page renews it. */
  turn: 30 * 60,
  /** How long the previous secret works after a renewal, and how long no other renewal happens: another tab may be renewing. */
  grace: 60,
  /** Minimum time between two updates of a session's last use. */
  used: 5 * 60,
};
