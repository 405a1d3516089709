/** What a page of one team has just finished, for the page /success of another: in the history's state, never in an address. */
export interface DoneState {
  done: 'password-changed' | 'email-changed' | 'newsletter-confirmed';
}

const all: readonly unknown[] = [
  'password-changed',
  'email-changed',
  'newsletter-confirmed',
] satisfies DoneState['done'][];

/** @param state of a location; whatever is there. @returns undefined when it says nothing of the kind */
export function readDone(state: unknown): DoneState['done'] | undefined {
  const done = typeof state === 'object' && state !== null && 'done' in state ? state.done : undefined;
  return all.includes(done) ? (done as DoneState['done']) : undefined;
}
