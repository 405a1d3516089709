/**
 * Calls `leave` when the shopper leaves the page, or hides its tab, which a phone may end without another word.
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
