import { Skeleton } from '../layout/Skeleton.tsx';
import { useLoaderData, useParams } from 'react-router-dom';
import { RemoteRegion } from '../remotes/RemoteRegion.tsx';
import { GuardedFrame } from './GuardedFrame.tsx';
import type { PageData } from './PageData.ts';

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
      waiting={<Skeleton />}
    />
  );
}
