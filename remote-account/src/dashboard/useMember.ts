import { ApiProblem } from '@paw/shared/contract/http.ts';
import { onSessionChanged } from '@paw/shared/contract/sessionEvents.ts';
import { TOKEN_KEY } from '@paw/shared/contract/tokenStorage.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchMember, type Member } from './fetchMember.ts';

/** Nothing is known before the page is alive: the server's HTML is the same for everybody. */
export type MemberState = { kind: 'waiting' | 'signed-out' | 'failed' } | { kind: 'known'; member: Member };

/** Who is signed in, asked again when that changes, in this tab or in another one. */
export function useMember(): { state: MemberState; ask: () => void } {
  const [state, setState] = useState<MemberState>({ kind: 'waiting' });
  const call = useRef<AbortController>(undefined);
  const ask = useCallback(() => {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    setState({ kind: 'waiting' });
    fetchMember(signal).then(
      (member) => !signal.aborted && setState({ kind: 'known', member }),
      (error: unknown) => !signal.aborted && setState({ kind: isRefusal(error) ? 'signed-out' : 'failed' }),
    );
  }, []);
  useEffect(() => {
    const followTabs = ({ key }: StorageEvent) => (key === TOKEN_KEY || key === null) && ask();
    ask();
    const stop = onSessionChanged(ask);
    window.addEventListener('storage', followTabs);
    return () => {
      stop();
      window.removeEventListener('storage', followTabs);
      call.current?.abort();
    };
  }, [ask]);
  return { state, ask };
}

const isRefusal = (error: unknown) => error instanceof ApiProblem && [401, 403].includes(error.status);
