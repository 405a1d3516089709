/**
 * Fetches the style sheets of the page's HTML that did not load, or did not have their hash, once more under a fresh path. A
 * sheet that a slice opens itself has its loader for that.
 */
export function retryStyles(head: ParentNode): void {
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.href = link.href.replace(/(\/r\/[^/]+\/[0-9a-f]{16})\//, '$1~1/');
  }
}
