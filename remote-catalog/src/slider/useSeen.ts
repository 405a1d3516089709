import { useSyncExternalStore } from 'react';
import { fromWidth, type Preset } from './sliderPresets.ts';

/** How many slides of a preset the window shows now. */
export function useSeen({ steps }: Preset): number {
  return useSyncExternalStore(
    (onChange) => {
      const lists = steps.map((step) => matchMedia(fromWidth(step)));
      for (const list of lists) list.addEventListener('change', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
      };
    },
    () => steps.findLast((step) => matchMedia(fromWidth(step)).matches)?.seen ?? 1,
  );
}
