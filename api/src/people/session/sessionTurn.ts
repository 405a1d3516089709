import { hashOf } from './secrets.ts';
import { sessionTimes } from './sessionTimes.ts';

/** The changing half of a session's cookie, as the table knows it. */
export interface Turn {
  turn: string;
  turnBefore: string | null;
  /** The browser has shown `turn`, so it has the cookie of the last renewal. */
  turnUsed: boolean;
  /** Seconds since the last renewal, by the database's clock. */
  age: number;
}

/**
 * What a cookie's turn is worth:
 * - `fresh`: the current one, good for every call
 * - `old`: the current one, but it must be renewed first
 * - `overtaken`: the one before, while another tab renews; good for every call
 * - `lost`: the one before, while the current one was never used: the reply that carried it was lost. It may renew
 * - `copied`: the one before, though the browser has the current one: someone else holds a copy of the cookie
 * - `unknown`: none of ours
 */
export type TurnWorth = 'fresh' | 'old' | 'overtaken' | 'lost' | 'copied' | 'unknown';

export function judgeTurn(shown: string, { turn, turnBefore, turnUsed, age }: Turn): TurnWorth {
  if (isSame(shown, turn)) return age < sessionTimes.turn ? 'fresh' : 'old';
  if (turnBefore === null || !isSame(shown, turnBefore)) return 'unknown';
  if (age < sessionTimes.grace) return 'overtaken';
  return turnUsed ? 'copied' : 'lost';
}

/** By their hashes: how long it takes says nothing about where two texts begin to differ. */
const isSame = (one: string, other: string) => hashOf(one) === hashOf(other);
