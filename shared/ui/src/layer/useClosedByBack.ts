import { useLocation } from '@paw/ui/router.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addLayerEntry, type LayerEntry, leaveStaleEntry } from './layerEntry.ts';

/**
 * While `open`, the browser's Back calls `close` and stays on the page: what a phone's shopper expects of a menu, a
 * drawer or a gallery. Needs a router around it. Closing otherwise, and links inside, leave no entry behind.
 */
export function useClosedByBack(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const entry = useRef<LayerEntry>(undefined);
  const closeNow = useEffectEvent(close);

  useEffect(leaveStaleEntry, []);
  // Before the layer is painted: a person who sees it can press Back. Again after a change of address that left it
  // open: the new page has taken the entry's place.
  useLayoutEffect(() => {
    if (open && !entry.current?.isThere()) entry.current = addLayerEntry(() => closeNow());
  }, [open, key]);
  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      entry.current?.remove();
      entry.current = undefined;
    };
  }, [open]);
}
