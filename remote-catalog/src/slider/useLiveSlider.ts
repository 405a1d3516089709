import { laterChunk } from '@paw/ui/laterChunk.ts';
import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '@paw/ui/whenNear.ts';

type LiveModule = typeof import('./live.ts');

/** The list that slides, with the library and its style sheet. */
const loadLiveSlider = laterChunk<LiveModule>('slider', () => import(/* webpackChunkName: "slider" */ './live.ts'));

/**
 * The list that slides, once it may replace the row in `stage`, and the index of the slide to begin with. Undefined until
 * then, and for good when its code does not load.
 */
export function useLiveSlider(stage: RefObject<HTMLElement | null>) {
  const [live, setLive] = useState<{ LiveSlider?: LiveModule['LiveSlider']; start: number }>({ start: 0 });
  useEffect(() => {
    const row = stage.current?.firstElementChild;
    if (!row) return;
    const ends = new AbortController();
    whenNear(row, ends.signal, async () => {
      const { LiveSlider, untilFree, firstSeen } = await loadLiveSlider();
      await untilFree(row);
      if (ends.signal.aborted) return;
      setLive({ LiveSlider, start: firstSeen(row) });
      ends.abort();
    });
    return () => ends.abort();
  }, [stage]);
  return live;
}
