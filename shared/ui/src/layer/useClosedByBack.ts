import { useLocation } from '@paw/ui/router.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addLayerEntry, type LayerEntry, leaveStaleEntry } from './layerEntry.ts';

/**
 * While `open`, the browser's Back calls `close` and stays on the page, as phone users expect of a menu, a drawer or a gallery.
 * Needs a router around it. Closing by other means, and links inside, leave no history entry.
 */
export function useClosedByBack(open: boolean, close: () => void): void {
  const { key } = useLocation();
  const entry = useRef<LayerEntry>(undefined);
  const closeNow = useEffectEvent(close);

  useEffect(leaveStaleEntry, []);
  // Before the layer is painted, so that Back works as soon as it is visible. Again after a navigation that left it open:
  // the new page has replaced the entry.
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
