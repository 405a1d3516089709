import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, type ChangeAnswer, type RegistryFailure } from '../registryApi.ts';

export type ChangeState =
  | { phase: 'planning' }
  | { phase: 'planned' | 'sending'; plan: string[] }
  | { phase: 'done' | 'nothing' | 'proposed'; text: string; data: ChangeAnswer['data'] }
  | { phase: 'failed'; failure: RegistryFailure; wasSent: boolean };

type Ask = (more: { dryRun: true } | { reason: string }) => Promise<ChangeAnswer>;

/** Plans a change by a dry run, and makes it. @param ask one call, which names all that it changes */
export function useChange(ask: Ask, onDone: () => void) {
  const [state, setState] = useState<ChangeState>({ phase: 'planning' });
  // The plan is made for what was asked for at first, whatever is drawn since.
  const first = useRef(ask);
  const makePlan = useCallback(async () => {
    setState({ phase: 'planning' });
    try {
      const { text, data } = await first.current({ dryRun: true });
      setState(data.dryRun ? { phase: 'planned', plan: planOf(text) } : { phase: 'nothing', text, data });
    } catch (error) {
      setState({ phase: 'failed', failure: asFailure(error), wasSent: false });
    }
  }, []);
  useEffect(() => void makePlan(), [makePlan]);

  const send = async (reason: string) => {
    if (state.phase !== 'planned') return;
    setState({ phase: 'sending', plan: state.plan });
    try {
      const { lines, text, data } = await ask({ reason });
      const phase = data.changed ? 'done' : data.proposal ? 'proposed' : 'nothing';
      setState({ phase, text: [...lines, text].join('\n'), data });
    } catch (error) {
      setState({ phase: 'failed', failure: asFailure(error), wasSent: true });
    }
    onDone();
  };
  return { state, send, makePlan };
}

/** What a dry run says, without that it was one. */
const planOf = (text: string) =>
  text.split('\n').map((line) => line.replace(/ ?Nothing was changed \(--dry-run\)\./, ''));
