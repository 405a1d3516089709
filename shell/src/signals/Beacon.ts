/** What a page tells the shell about itself: once when its boundaries have settled, and once when the shopper leaves it. */
import type { FailureKind } from '@paw/release/signals/failureKinds.ts';

/** Where it is sent, as text, with `navigator.sendBeacon`. */
export const BEACON_PATH = '/signals';
/** A longer one is refused. bytes */
export const LONGEST_BEACON = 4_096;

/** Short names, because the script that writes them is on every page. */
export interface Beacon {
  /** Id of the release set of the document. */
  s: string;
  /** Pattern of the route that is shown; undefined where no route matches. */
  r?: string;
  /** ms from the start of the document until the newest of `a` and `f`; not after a navigation within the document. */
  t?: number;
  /**
   * Boundaries that work, `catalog@0123456789abcdef`, each once in a view: mostly in its first beacon, in a later one where a
   * region takes long.
   */
  a?: string[];
  /**
   * What failed, and how. The label is that of a boundary, or a name in the set: the `cart`, or `shell`, which the script
   * gives where it finds no other. The shell knows whose page it was.
   */
  f?: [label: string, kind: Exclude<FailureKind, 'render'>][];
  /** Where the first of `f` was thrown, in files of releases: see `framesOf`. The shell reads it without `/r/`. */
  k?: string[];
  /** 1: this tab's first beacon about this set. */
  n?: 1;
  /** Kinds of failure that this tab tells of for the first time with this set. */
  h?: FailureKind[];
  /** 1: the shopper came from elsewhere. */
  e?: 1;
  /** On leaving: LCP in ms, CLS in thousandths, INP in ms, blocked time in ms; null where the browser has not measured it. */
  v?: (number | null)[];
}
