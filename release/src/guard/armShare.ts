import { type Canary, shareOf } from '../store/canaries.ts';

type Facts = Pick<Canary, 'id' | 'steps' | 'step'>;

/**
 * The canary's share of those visitors who get either it or the live set, 0 to 1. Older canaries choose their visitors
 * first, and all of them take some away from the live set.
 * @param open all open canaries, the oldest first
 */
export function armShare(open: readonly Facts[], id: string): number {
  let left = 1;
  let own = 0;
  for (const canary of open) {
    const taken = left * shareOf(canary);
    if (canary.id === id) own = taken;
    left -= taken;
  }
  return own + left > 0 ? own / (own + left) : 0;
}
