/** Where a slice's code comes from: a remote's release, or the shell's own later chunks. */
export interface ChunkSource {
  /** `catalog`, …, or `shell`. */
  remote: string;
  release: string;
  /** One try. `key` is `page:<route name>`, `slot:<Name>`, or a chunk of the shell. */
  fetch: (key: string) => Promise<unknown>;
  /** After a failure under path number `attempt`: the next try takes a fresh path. */
  moveOn: (attempt: number) => void;
  /** The number of the path that is used now. */
  attempt: () => number;
}

/**
 * Ends whatever is still loading for a release, as if the network had failed: webpack joins a second import to one
 * that hangs, so a fresh try needs the first to be over.
 */
export function abortLoading(remote: string, release: string): void {
  const base = `/r/${remote}/${release}`;
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'head script[src], head link[rel=stylesheet]',
  )) {
    const path = new URL(element instanceof HTMLScriptElement ? element.src : element.href).pathname;
    if (path.startsWith(base) && (element.onload || element.onerror)) element.dispatchEvent(new Event('error'));
  }
}
