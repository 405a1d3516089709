/** Why a page of one team redirects to another team's /login: in location state, never in a URL. */
export interface LoginState {
  reason: 'session-ended';
}

const all: readonly unknown[] = ['session-ended'] satisfies LoginState['reason'][];

/** @param state any location's state @returns undefined when it has no known reason */
export function readLoginReason(state: unknown): LoginState['reason'] | undefined {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : undefined;
  return all.includes(reason) ? (reason as LoginState['reason']) : undefined;
}
