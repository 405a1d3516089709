import { rules } from '@paw/rules/rules.ts';

/** How long things last, in seconds. */
export const sessionTimes = {
  /** A session ends so long after it was last renewed; so does the token's `exp`. */
  session: rules.accounts.sessionDays * 24 * 60 * 60,
  /** A guest's session that no browser has shown yet ends so soon. */
  unusedGuest: 24 * 60 * 60,
  /** So old may a turn of the cookie be; then the page renews it. */
  turn: 30 * 60,
  /** So long the turn before goes on after a renewal, and so long nothing is renewed again: another tab is on its way. */
  grace: 60,
  /** So often at most is it written down that a session is used. */
  used: 5 * 60,
};
