import { useMemo } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { RemoteRegion } from '../remotes/RemoteRegion.tsx';
import type { PageData } from '../hydration/PageState.ts';
import { GuardedFrame } from './GuardedFrame.tsx';

/** A page of a remote in its region. */
export function RemotePage({ remote, part }: { remote: string; part: string }) {
  const { data, withheld } = useLoaderData<PageData>();
  // The router makes a new object each time.
  const params = JSON.stringify(useParams());
  // While the next page loads, the router renders again. Reusing the element keeps React from rendering this page again, except for its links.
  const region = useMemo(
    () => (
      <RemoteRegion
        remote={remote}
        part={part}
        name="This page"
        componentProps={{ data, params: JSON.parse(params) as object }}
        waiting={<Waiting role="status">Loading...</Waiting>}
      />
    ),
    [remote, part, data, params],
  );
  return withheld ? <GuardedFrame /> : region;
}

const Waiting = styled.p`
  display: grid;
  place-items: center;
  min-height: 60vh;
  margin: 0;
  color: var(--soft);
`;
