import type { SlotKey, SlotProps } from '@paw/contract/slots.ts';
import type { ComponentType, ReactNode } from 'react';

export interface SlotPlaceProps<Key extends SlotKey = SlotKey> {
  of: Key;
  /** Its name in a sentence: "The cart". */
  name: string;
  props: SlotProps[Key];
  /** Shown without the slot's remote; nothing when not given. */
  fallback?: ReactNode;
  /** Whether the page is complete without it, like a button on each card: a failure shows no message. */
  quiet?: boolean;
  /**
   * Its code loads later, and until then the server's HTML is shown: `near` = when the shopper is about to see it, `action` =
   * with the shopper's first action. A shell that is older than this loads it at once.
   */
  late?: LateCode;
  /** With `late`, asked after hydration: whether its code loads at once, because it would differ from the server's HTML. */
  isWanted?: () => boolean;
  /** With `late`, called for each press of a button whose code did not come before the shopper left: it may store the press. */
  onMissedPress?: () => void;
}

export type LateCode = 'near' | 'action';

type ShowSlot = ComponentType<Omit<SlotPlaceProps, 'of' | 'props' | 'fallback'> & ShownSlot>;

interface ShownSlot {
  of: never;
  props: never;
  fallback: ReactNode;
}

const KEY = '__pawSlots';

/** Called by the shell before any remote renders, with the component that shows a slot in its own error boundary. */
export function publishSlots(show: ShowSlot): void {
  (globalThis as Record<string, unknown>)[KEY] = show;
}

/**
 * Shows another remote's slot on a page. The component is a global, like the site's configuration, because each remote has its
 * own copy of this module. In a shell that publishes none, the fallback is shown.
 */
export function SlotPlace<Key extends SlotKey>({ fallback = null, ...slot }: SlotPlaceProps<Key>) {
  const Show = (globalThis as Record<string, unknown>)[KEY] as ComponentType<SlotPlaceProps<Key>> | undefined;
  return Show ? <Show {...slot} fallback={fallback} /> : fallback;
}
