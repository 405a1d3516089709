/** In the history's state when somebody has just signed up and the dashboard is the first thing they see. */
export const isNewMember = { isNewMember: true };

/** @param state of a location; whatever is there */
export function readNewMember(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewMember' in state && state.isNewMember === true;
}
