import type { ChangeAnswer } from '../registryApi.ts';

export interface Move {
  remote: string;
  /** Missing where none is live. */
  from?: string;
  /** Missing where none is live after it. */
  to?: string;
}

/** What a rollback would do, as the registry's dry run tells. */
export interface Plan {
  moves: readonly Move[];
  notes: readonly string[];
  /** Number of the last entry that it was made for. */
  seen: number;
}

/** @returns undefined when there is nothing to do */
export function readPlan({ data }: ChangeAnswer): Plan | undefined {
  const {
    dryRun,
    changes = {},
    abandoned = {},
    notes = [],
    seen,
  } = data as {
    dryRun?: boolean;
    changes?: Record<string, string | null>;
    abandoned?: Record<string, string>;
    notes?: string[];
    seen?: number;
  };
  if (!dryRun || seen === undefined) return undefined;
  const moves = Object.entries(changes).map(([remote, to]) => ({
    remote,
    ...(abandoned[remote] && { from: abandoned[remote] }),
    ...(to && { to }),
  }));
  return { moves, notes, seen };
}
