/** Where a slice's code comes from: a remote's release, or the shell's own chunks. */
export interface ChunkSource {
  /** `catalog`, …, or `shell`. */
  remote: string;
  release: string;
  /** One try. `key` is `page:<route name>`, `slot:<Name>`, or a chunk of the shell. */
  fetch: (key: string) => Promise<unknown>;
  /** Called after a failure under path number `attempt`: the next try uses a fresh path. */
  moveOn: (attempt: number) => void;
  /** The current path number. */
  attempt: () => number;
}

/**
 * Fails all pending files of a release and of the shell, whose packages it may be waiting for, as a network error would: webpack joins a second import to a pending one, so a
 * new try needs the first one to end.
 */
export function abortLoading(remote: string, release: string): void {
  const bases = [`/r/${remote}/${release}`, '/r/shell/'];
  for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'head script[src], head link[rel=stylesheet]',
  )) {
    const path = new URL(element instanceof HTMLScriptElement ? element.src : element.href).pathname;
    if (bases.some((base) => path.startsWith(base)) && (element.onload || element.onerror))
      element.dispatchEvent(new Event('error'));
  }
}
