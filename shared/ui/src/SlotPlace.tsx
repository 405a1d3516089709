import type { SlotKey, SlotProps } from '@paw/contract/slots.ts';
import type { ComponentType, ReactNode } from 'react';

export interface SlotPlaceProps<Key extends SlotKey = SlotKey> {
  of: Key;
  /** How it is called in a sentence: "The cart". */
  name: string;
  props: SlotProps[Key];
  /** Shown without the slot's remote; nothing when not given. */
  fallback?: ReactNode;
  /** The page is whole without it, as without a button on each of many cards: nothing is said where it does not come. */
  quiet?: boolean;
}

type ShowSlot = ComponentType<{ of: never; name: string; props: never; fallback: ReactNode; quiet?: boolean }>;

const KEY = '__pawSlots';

/** The shell's part, before any remote renders: the component that shows a slot in a boundary of its own. */
export function publishSlots(show: ShowSlot): void {
  (globalThis as Record<string, unknown>)[KEY] = show;
}

/**
 * Where a page of one remote shows another one's slot. A plain global, as for the site's configuration: each remote has
 * its own copy of this module. In a shell that publishes none the fallback is shown.
 */
export function SlotPlace<Key extends SlotKey>({ fallback = null, ...slot }: SlotPlaceProps<Key>) {
  const Show = (globalThis as Record<string, unknown>)[KEY] as ComponentType<SlotPlaceProps<Key>> | undefined;
  return Show ? <Show {...slot} fallback={fallback} /> : fallback;
}
