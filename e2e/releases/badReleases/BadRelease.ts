/** What the guard should do with a canary of it. */
export type Action = 'takes it back' | 'holds it' | 'leaves it';

/** Visitors that meet the same: one browser plays one of them, and its beacons are those of all. */
export interface Kind {
  /** Of all visitors; the shares of a release add up to 1. */
  share: number;
  path: string;
  /** Makes the browser this kind's: runs before the page's scripts. */
  init?: string;
  /** What the visitor does on the page; nothing when it is left out. */
  does?: 'adds to cart';
}

type Group = 'errors' | 'silence' | 'hydration' | 'speed';

/** A release with one fault that builds, and passes every check and trial before visitors get it. */
export interface BadRelease {
  name: string;
  remote: 'catalog' | 'cart' | 'content';
  /** The part of the shop's statistics in which it shows, or the parts of which one shows first; undefined where none should. */
  group?: Group | readonly Group[];
  action: Action;
  kinds: readonly Kind[];
  /** A file of the release → its new text; or one change of every script, of which one must change. */
  changes: Record<string, (text: string) => string> | ((text: string) => string);
  /** Each visitor asks for a page that no cache has, because the fault is in the rendering. */
  isUncached?: boolean;
  /** The api is down meanwhile. */
  duringOutage?: boolean;
}
