import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, read, registry, type RegistryFailure } from '../registryApi.ts';
import { type Plan, readPlan } from './Plan.ts';

/** What to go back to. It names the releases, so the same call does nothing a second time. */
export type Goal = { remotes: [leaving: string]; to: string } | { all: true; toSet: string };

export type RollBackState =
  | { phase: 'planning' }
  | { phase: 'planned' | 'sending'; plan: Plan }
  | { phase: 'done'; plan: Plan; text: string }
  | { phase: 'nothing'; text: string }
  | { phase: 'failed'; failure: RegistryFailure; plan?: Plan };

/** Plans a rollback, and makes it. @param goal undefined until it is known */
export function useRollBack(env: string, goal: Goal | undefined, onDone: () => void) {
  const [state, setState] = useState<RollBackState>({ phase: 'planning' });
  // A view is drawn again with every event; the plan is made for the goal that it began with.
  const wanted = useRef(goal);
  wanted.current ??= goal;

  const call = useCallback(
    (more: { dryRun: true } | { seen: number; reason: string }) =>
      read(
        registry.POST('/v1/environments/{env}/rollback', {
          params: { path: { env } },
          body: { ...wanted.current, ...more },
        }),
      ),
    [env],
  );
  const makePlan = useCallback(async () => {
    setState({ phase: 'planning' });
    try {
      const answer = await call({ dryRun: true });
      const plan = readPlan(answer);
      setState(plan ? { phase: 'planned', plan } : { phase: 'nothing', text: answer.text });
    } catch (error) {
      setState({ phase: 'failed', failure: asFailure(error) });
    }
  }, [call]);
  const isKnown = goal !== undefined;
  useEffect(() => {
    if (isKnown) void makePlan();
  }, [isKnown, makePlan]);

  const send = async (reason: string) => {
    if (state.phase !== 'planned') return;
    const { plan } = state;
    setState({ phase: 'sending', plan });
    try {
      const { text, data } = await call({ seen: plan.seen, reason });
      setState(data.changed ? { phase: 'done', plan, text } : { phase: 'nothing', text });
    } catch (error) {
      setState({ phase: 'failed', failure: asFailure(error), plan });
    }
    onDone();
  };

  return { state, send };
}
