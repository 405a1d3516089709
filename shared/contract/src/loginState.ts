/** Why a page of one team leads to /login of another: in the history's state, never in an address. */
export interface LoginState {
  reason: 'session-ended';
}

const all: readonly unknown[] = ['session-ended'] satisfies LoginState['reason'][];

/** @param state of a location; whatever is there. @returns undefined when it gives no reason that is known */
export function readLoginReason(state: unknown): LoginState['reason'] | undefined {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : undefined;
  return all.includes(reason) ? (reason as LoginState['reason']) : undefined;
}
