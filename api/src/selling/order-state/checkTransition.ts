import { ApiProblem } from '../../platform/http/apiProblem.ts';

/** Which states may follow a state; a state that is missing or empty is final. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Whether `to` may follow `from`. */
export function mayFollow<State extends string>(transitions: Transitions<State>, from: State, to: State): boolean {
  return transitions[from].includes(to);
}

/**
 * Runs before every change of a state; the UPDATE itself says `where state = from`, because the order may have
 * gone on meanwhile.
 * @throws ApiProblem 409 wrong_state
 */
export function checkTransition<State extends string>(transitions: Transitions<State>, from: State, to: State): void {
  if (mayFollow(transitions, from, to)) return;
  const words = (state: string) => state.replaceAll('_', ' ');
  throw new ApiProblem(409, 'wrong_state', `This order is ${words(from)}, so it cannot become ${words(to)}.`);
}

/** From where a state can be reached: what an UPDATE to it says in its `where`. */
export function statesBefore<State extends string>(transitions: Transitions<State>, to: State): State[] {
  return (Object.keys(transitions) as State[]).filter((from) => mayFollow(transitions, from, to));
}
