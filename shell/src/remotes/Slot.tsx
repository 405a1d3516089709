import type { SlotKey, SlotProps } from '@paw/contract/slots.ts';
import type { LateCode } from '@paw/ui/SlotPlace.tsx';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { regionKey, useRemoteAccess } from './RemoteAccess.tsx';
import { RemoteRegion } from './RemoteRegion.tsx';

interface Props<K extends SlotKey> {
  of: K;
  /** The slot's name in a sentence: "The cart". */
  name: string;
  props: SlotProps[K];
  /** Works without the remote's code: a link, not a spinner. */
  fallback: ReactNode;
  /** See SlotPlace. */
  quiet?: boolean;
  /** See SlotPlace. Without the server's HTML its code loads at once, because it has no place yet. */
  late?: LateCode;
  /** See SlotPlace. */
  isWanted?: () => boolean;
  /** See SlotPlace. */
  onMissedPress?: () => void;
}

/** A component of another team on this page. Without its remote or its code, the fallback is shown. */
export function Slot<K extends SlotKey>(props: Props<K>) {
  return props.late ? <LateSlot {...props} /> : <ShownSlot {...props} />;
}

/** Late on the first page only: what comes with another page, or replaces something on this one, has no HTML of its own. */
function LateSlot<K extends SlotKey>(props: Props<K>) {
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  return <ShownSlot {...props} late={isSent ? props.late : undefined} isNew={!isSent} />;
}

function ShownSlot<K extends SlotKey>({
  of,
  name,
  props,
  fallback,
  quiet,
  late,
  isWanted,
  onMissedPress,
  isNew,
}: Props<K> & { isNew?: boolean }) {
  const access = useRemoteAccess();
  const [remote, slot] = of.split('/') as [string, string];
  const isThere = access.set.remotes[remote]?.slots.some((known) => known.name === slot) === true;
  useEffect(() => {
    const part = `slot:${slot}`;
    // Slots of the first page are already loading.
    if (!isThere || access.state(remote, part).status !== 'idle') return;
    if (late && access.serverHtml(regionKey(remote, part))) return;
    access.load(remote, part).catch(() => undefined);
  }, [access, isThere, remote, slot, late]);
  if (!isThere) return fallback;
  return (
    <RemoteRegion
      remote={remote}
      part={`slot:${slot}`}
      name={name}
      componentProps={props}
      waiting={fallback}
      fallback={fallback}
      quiet={quiet}
      late={late}
      isWanted={isWanted}
      onMissedPress={onMissedPress}
      isNew={isNew}
    />
  );
}
