import type { IncomingMessage } from 'node:http';
import type { Exchange } from '../Exchange.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { armOf } from './armOf.ts';
import type { CanarySets } from './CanarySets.ts';
import { isCounted } from './isCounted.ts';
import { cookieOf } from '../shellCookie.ts';
import { hashVisitor, newVisitor, visitorCookie } from './visitorCookie.ts';

/** Pages of sets that were replaced report for a while: so many sets are remembered. */
const MOST_ARMS = 20;

/** Which set answers one page request while a canary is open. */
export interface SetChoice {
  set: WarmSet;
  /** The `Set-Cookie` header of a visitor without an id. */
  cookie?: string;
}

export interface SetChooser {
  /** False: everyone gets the live set, and `choose` need not be called. */
  isOpen: () => boolean;
  choose: (request: IncomingMessage, exchange: Exchange, live: WarmSet) => SetChoice;
  /** The hash of the id in the request's cookie, and the arm that this visitor's pages come from now. */
  cohortOf: (request: Pick<IncomingMessage, 'headers'>) => { visitor: string; arm: string } | undefined;
  /** The arm for which a set was last served: a canary's id, or `live`; undefined without a canary. */
  armOf: (setId: string) => string | undefined;
}

interface ChooserParts {
  sets: Pick<CanarySets, 'isOpen' | 'shown' | 'find'>;
  current: () => WarmSet | undefined;
  /** The shop's own. */
  origin: () => string;
  /** False for a visitor that is not to count, such as one of too many of one address: it gets the live set. */
  admits?: (request: IncomingMessage, visitor: string) => boolean;
}

/**
 * Gives each visitor the set of its cohort. A visitor without an id gets one in this answer, which already belongs to its
 * cohort. The arm is what was served: a visitor of a canary whose set is not warm counts as live.
 */
export function chooseSet({ sets, current, origin, admits = () => true }: ChooserParts): SetChooser {
  const arms = new Map<string, string>();
  const cookie = cookieOf(visitorCookie, origin);
  const find = (visitor: string, live: WarmSet): { set: WarmSet; arm: string } => {
    const canary = armOf(sets.shown, visitor);
    const set = canary && sets.find(canary.id, live);
    return set ? { set, arm: canary.id } : { set: live, arm: 'live' };
  };
  const remember = (setId: string, arm: string) => {
    if (arms.get(setId) === arm) return;
    arms.set(setId, arm);
    const [oldest] = arms.keys();
    if (arms.size > MOST_ARMS && oldest !== undefined) arms.delete(oldest);
  };
  return {
    isOpen: () => sets.isOpen,
    choose: (request, exchange, live) => {
      if (!sets.shown.length || !isCounted(request)) return { set: live };
      const { read, write } = cookie();
      const known = read(request);
      const visitor = known ?? newVisitor();
      const hash = hashVisitor(visitor);
      if (!admits(request, hash)) return { set: live };
      const { set, arm } = find(visitor, live);
      remember(set.set.id, arm);
      [exchange.arm, exchange.visitor] = [arm, hash];
      return { set, ...(!known && { cookie: write(visitor) }) };
    },
    cohortOf: (request) => {
      const live = sets.isOpen ? current() : undefined;
      const visitor = live && cookie().read(request);
      if (!live || !visitor) return undefined;
      return { visitor: hashVisitor(visitor), arm: find(visitor, live).arm };
    },
    armOf: (setId) => (sets.isOpen ? arms.get(setId) : undefined),
  };
}
