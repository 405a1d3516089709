import type { SlotKey, SlotProps } from '@paw/shared/contract/slots.ts';
import type { ReactNode } from 'react';
import { useRemoteAccess } from './RemoteAccessContext.tsx';
import { RemoteRegion } from './RemoteRegion.tsx';

interface Props<K extends SlotKey> {
  of: K;
  /** How it is called in a sentence: "The cart". */
  name: string;
  props: SlotProps[K];
  /** Useful without the remote's code: a link, not a spinner. */
  fallback: ReactNode;
}

/** A component of another team on this page. Without its remote, or its code, the fallback stands there. */
export function Slot<K extends SlotKey>({ of, name, props, fallback }: Props<K>) {
  const { set } = useRemoteAccess();
  const [remote, slot] = of.split('/') as [string, string];
  if (!set.remotes[remote]?.slots.some((known) => known.name === slot)) return fallback;
  return (
    <RemoteRegion
      remote={remote}
      part={`slot:${slot}`}
      name={name}
      componentProps={props}
      waiting={fallback}
      fallback={fallback}
    />
  );
}
