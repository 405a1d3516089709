import { ApiProblem } from '@paw/api-client/http.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** `waiting` until hydration: the server's HTML is the same for everyone. */
export type MemberDataState<Data> =
  | { kind: 'waiting' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; problem: unknown }
  | { kind: 'known'; data: Data };

export interface MemberData<Data> {
  state: MemberDataState<Data>;
  /** Loads it again. */
  ask: () => void;
  /** Replaces the data with what another call returned. */
  show: (data: Data) => void;
}

/**
 * A member's data. It is loaded again when another member signs in or out, in this tab or another one. A session
 * that was only renewed does not change the page or its typed text.
 * @param load calls the api as the member; it rejects as `withSession` does. Another function loads again.
 */
export function useMemberData<Data>(load: (signal: AbortSignal) => Promise<Data>): MemberData<Data> {
  const [state, setState] = useState<MemberDataState<Data>>({ kind: 'waiting' });
  const call = useRef<AbortController>(undefined);
  const shownTo = useRef<string>(undefined);
  const ask = useCallback(() => {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    shownTo.current = memberId();
    setState({ kind: 'waiting' });
    load(signal).then(
      (data) => !signal.aborted && setState({ kind: 'known', data }),
      (problem: unknown) => {
        if (signal.aborted) return;
        // The same member may have to log in again: their next token loads the data again.
        if (isRefusal(problem)) shownTo.current = undefined;
        setState(isRefusal(problem) ? { kind: 'signed-out' } : { kind: 'failed', problem });
      },
    );
  }, [load]);
  useEffect(() => {
    const follow = () => memberId() !== shownTo.current && ask();
    const followTabs = ({ key }: StorageEvent) => (key === TOKEN_KEY || key === null) && follow();
    ask();
    const stop = onSessionChanged(follow);
    window.addEventListener('storage', followTabs);
    return () => {
      stop();
      window.removeEventListener('storage', followTabs);
      call.current?.abort();
    };
  }, [ask]);
  const show = useCallback((data: Data) => setState({ kind: 'known', data }), []);
  return { state, ask, show };
}

function memberId(): string | undefined {
  const token = readToken();
  return token && !token.expired && !token.guest ? token.id : undefined;
}

/** The call failed because no member is signed in. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && ['signed_out', 'renewal_needed'].includes(error.code);
