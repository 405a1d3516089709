/** The first actions of a shopper. A `scroll` event inside the page does not bubble, so rows that scroll do not count. */
const actions = ['scroll', 'pointerdown', 'keydown', 'focusin'];

/**
 * Calls `act` when the shopper is about to see `element`: before any action, when the element is in the viewport; after the
 * shopper has begun to scroll, press or type, when it is less than a screen's height away. A call that fails is repeated
 * the next time the element comes near.
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
  // Without IntersectionObserver the element stays as the server sent it.
  if (!('IntersectionObserver' in globalThis)) return;
  observe('0px');
  // The shopper has already scrolled.
  if (scrollY > 0) return look();
  for (const name of actions) addEventListener(name, look, { passive: true });
  signal.addEventListener('abort', unhear);
}
