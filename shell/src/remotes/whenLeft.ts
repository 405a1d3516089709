/**
 * Calls `leave` when the shopper leaves the page, or hides its tab: a phone may end a hidden tab without any further event.
 * @returns ends it
 */
export function whenLeft(leave: () => void): () => void {
  const hide = () => document.hidden && leave();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
