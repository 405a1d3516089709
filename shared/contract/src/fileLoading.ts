/**
 * How the code of a release opens its other files. webpack's runtime in each release calls this global of the shell, which
 * knows the hash of each file of the page's releases. A release that does so says `verified` in its manifest. The build
 * kit writes the calls; no slice calls it itself.
 */
export interface FileLoading {
  /** Resolves when the hash of the file at this URL is known; undefined when it already is, or is not needed. */
  ready: (url: string) => Promise<unknown> | undefined;
  /**
   * Sets the element's URL, and the hash that the browser compares the file with.
   * @throws TypeError for a script that is no file of a release
   */
  open: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
}

/** The global's name. */
export const FILE_LOADING = '__pawFiles';

/** For the shell: call it before any chunk loads. Other code of the page cannot replace it. */
export function publishFileLoading(loading: FileLoading): void {
  Object.defineProperty(globalThis, FILE_LOADING, { value: Object.freeze(loading) });
}

/** Undefined before the shell starts, and in shells that are older than this. */
export function readFileLoading(): FileLoading | undefined {
  return (globalThis as Record<string, unknown>)[FILE_LOADING] as FileLoading | undefined;
}

/** Path of a release's list of hashes, beside its files. The shell writes it from the manifest. */
export const HASHES_FILE = 'hashes.json';
