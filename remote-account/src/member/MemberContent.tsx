import { ApiProblem } from '@paw/api-client/http.ts';
import { waitingMark } from '@paw/contract/waitingMark.ts';
import { LoadingWords, Skeleton } from '@paw/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { NotLoaded, OfflineNotice, SignedOut } from './LoadTrouble.tsx';
import type { MemberData } from './useMemberData.ts';

export interface MemberContentProps<Data> {
  /** From `useMemberData`. */
  loaded: MemberData<Data>;
  /** A skeleton of the content's size; a few lines by default. */
  waiting?: ReactNode;
  /** Shown on a 404. Without it a 404 is a failure like any other. */
  missing?: ReactNode;
  /** Returns an `EmptyState` when there is nothing to show yet. */
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/** A member's data in any state: loading, failed, signed out or loaded. */
export function MemberContent<Data>({
  loaded: { state, ask },
  waiting,
  missing,
  empty,
  children,
}: MemberContentProps<Data>) {
  if (state.kind === 'waiting') {
    return (
      <div {...waitingMark}>
        <LoadingWords />
        {waiting ?? <Skeleton lines={4} />}
      </div>
    );
  }
  if (state.kind === 'signed-out') return <SignedOut />;
  if (state.kind === 'failed') {
    const isMissing = state.problem instanceof ApiProblem && state.problem.status === 404;
    return isMissing && missing ? missing : <NotLoaded problem={state.problem} ask={ask} />;
  }
  return (
    <>
      <OfflineNotice />
      {empty?.(state.data) || children(state.data)}
    </>
  );
}
