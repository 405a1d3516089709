/** What a page of one team has just finished, for another team's page /success: in location state, never in a URL. */
export interface DoneState {
  done: 'password-changed' | 'email-changed' | 'newsletter-confirmed';
}

const all: readonly unknown[] = [
  'password-changed',
  'email-changed',
  'newsletter-confirmed',
] satisfies DoneState['done'][];

/** @param state any location's state @returns undefined when it is not one of these */
export function readDone(state: unknown): DoneState['done'] | undefined {
  const done = typeof state === 'object' && state !== null && 'done' in state ? state.done : undefined;
  return all.includes(done) ? (done as DoneState['done']) : undefined;
}
