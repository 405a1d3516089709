import type { FoldedLog } from '../store/foldLog.ts';
import type { Plan } from './planActivation.ts';

interface FreezeIntent {
  by: string;
  /** ISO, UTC. */
  at: string;
  reason?: string;
}

/** Until when an environment refuses forward changes, and why; undefined when it does not. */
export function findFreeze({ freeze }: FoldedLog, at: string): FoldedLog['freeze'] {
  return freeze && Date.parse(freeze.until) > Date.parse(at) ? freeze : undefined;
}

/** A sentence for a forward change that comes during a freeze. */
export function refuseFrozen(log: FoldedLog, at: string): string[] {
  const freeze = findFreeze(log, at);
  if (!freeze) return [];
  const why = freeze.reason ? ` (${freeze.reason})` : '';
  return [
    `${freeze.by} froze this environment until ${freeze.until}${why}: roll back as you need, or end it first with "npm run release -- unfreeze".`,
  ];
}

/** @param until ISO, UTC */
export function planFreeze(log: FoldedLog, until: string, { by, at, reason }: FreezeIntent): Plan {
  if (Date.parse(until) <= Date.parse(at)) {
    return { kind: 'refused', refusals: [`${until} is over: give --until a time that is to come.`], notes: [] };
  }
  const now = findFreeze(log, at);
  if (now?.until === until) return { kind: 'nothing', notes: [`It is frozen until ${until} already, by ${now.by}.`] };
  const notes = now ? [`It was frozen until ${now.until} by ${now.by}.`] : [];
  return { kind: 'append', notes, entry: { at, by, action: 'freeze', until, ...(reason && { reason }) } };
}

export function planUnfreeze(log: FoldedLog, { by, at, reason }: FreezeIntent): Plan {
  if (!findFreeze(log, at)) return { kind: 'nothing', notes: ['It is not frozen.'] };
  return { kind: 'append', notes: [], entry: { at, by, action: 'unfreeze', ...(reason && { reason }) } };
}
