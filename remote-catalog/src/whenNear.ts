/** What a shopper does first. A row inside the page that scrolls does not bubble: rows do so by themselves. */
const actions = ['scroll', 'pointerdown', 'keydown', 'focusin'];

/**
 * Calls `act` when the shopper is about to see `element`. As long as nobody has done anything on the page that is when
 * it is in sight; who has begun to scroll, press or type will soon be there, so from then on a screen's height before.
 * A call that fails is made again at the next occasion.
 */
export function whenNear(element: Element, signal: AbortSignal, act: () => Promise<void>): void {
  const observe = (margin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void act().catch(() => undefined);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  };
  const unhear = () => {
    for (const name of actions) removeEventListener(name, look);
  };
  const look = () => {
    unhear();
    observe('100% 0px');
  };
  // Where nothing can be known of what is in sight, what there is stays.
  if (!('IntersectionObserver' in globalThis)) return;
  observe('0px');
  for (const name of actions) addEventListener(name, look, { passive: true });
  signal.addEventListener('abort', unhear);
}
