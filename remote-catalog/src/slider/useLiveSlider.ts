import { type RefObject, useEffect, useState } from 'react';
import { type LiveModule, loadLiveSlider } from './loadLiveSlider.ts';
import { whenNear } from '../whenNear.ts';

/**
 * The list that slides, once it may take the place of the row in `stage`, and the slide that came first in it. Until
 * then, or if its code is lost, there is none.
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
