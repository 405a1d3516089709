import { useLoaderData, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { RemoteRegion } from '../remotes/RemoteRegion.tsx';
import type { PageData } from '../hydration/PageState.ts';
import { GuardedFrame } from './GuardedFrame.tsx';

/** A page of a remote in its region. */
export function RemotePage({ remote, part }: { remote: string; part: string }) {
  const { data, withheld } = useLoaderData<PageData>();
  const params = useParams();
  if (withheld) return <GuardedFrame />;
  return (
    <RemoteRegion
      remote={remote}
      part={part}
      name="This page"
      componentProps={{ data, params }}
      waiting={<Waiting role="status">Loading...</Waiting>}
    />
  );
}

const Waiting = styled.p`
  display: grid;
  place-items: center;
  min-height: 60vh;
  margin: 0;
  color: var(--soft);
`;
