/** The shopper's first action, or a change that another tab or a later page of this one has made to the browser's storage. */
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'storage', 'pageshow'];

/** Calls `act` with the first of these events, once. */
export function whenActed(signal: AbortSignal, act: () => Promise<unknown>): void {
  const hear = (event: Event) => {
    // Browsers send a movement of nothing when an element appears under a resting pointer.
    const { type, movementX, movementY } = event as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) return;
    if (type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
    ignore();
    act().catch(() => undefined);
  };
  const ignore = () => {
    for (const name of actions) removeEventListener(name, hear, true);
  };
  // Also for events that a part of the page stops.
  for (const name of actions) addEventListener(name, hear, { capture: true, passive: true });
  signal.addEventListener('abort', ignore);
}
