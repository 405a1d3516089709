import type { SourceFrame } from '../../signals/HurtError.ts';
import { limitConcurrency } from '../../store/limitConcurrency.ts';
import { plainLine } from '../../store/plainText.ts';
import { ReleaseProblem } from '../../store/releaseProblem.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { enclosingFunction } from './enclosingFunction.ts';
import { ReleaseMaps } from './ReleaseMaps.ts';

/** Places that stay in memory. */
const MOST = 2_000;
/** Lines before and after the one that threw. */
const AROUND = 2;
const LONGEST_LINE = 200;

/** Places of stacks in the sources of releases, by the source maps that each release has. */
export class MappedFrames {
  readonly #maps: ReleaseMaps;
  /** The least recently added ones come first. */
  readonly #known = new Map<string, Promise<SourceFrame>>();
  /** A map is large while it is read. */
  readonly #inTurn = limitConcurrency(1);

  constructor(store: ReleaseStore) {
    this.#maps = new ReleaseMaps(store);
  }

  /** @param frames places as `FRAME` has them */
  read(frames: readonly string[]): Promise<SourceFrame[]> {
    return Promise.all(frames.map((frame) => this.#known.get(frame) ?? this.#add(frame)));
  }

  #add(frame: string): Promise<SourceFrame> {
    const mapped = this.#inTurn(() => this.#map(frame));
    this.#known.set(frame, mapped);
    for (const oldest of this.#known.keys()) if (this.#known.size > MOST) this.#known.delete(oldest);
    // The store may answer the next time.
    void mapped.then(
      ({ unmapped }) => unmapped === UNREADABLE && this.#known.delete(frame),
      () => this.#known.delete(frame),
    );
    return mapped;
  }

  async #map(place: string): Promise<SourceFrame> {
    const [, remote = '', release = '', path = '', line, column] = PLACE.exec(place) ?? [];
    try {
      const maps = await this.#maps.of(remote, release);
      const found = maps && (await maps.find(path, Number(line), Number(column)));
      if (!maps) return { place, unmapped: 'This release has no source maps.' };
      if (!found) return { place, unmapped: 'The source maps of this release do not have this place.' };
      return { place, ...found.place, ...aroundIn(found.text, found.place.line) };
    } catch (error) {
      const isGone = error instanceof ReleaseProblem && error.code === 'unknown';
      return { place, unmapped: isGone ? 'This release is not in the store anymore.' : UNREADABLE };
    }
  }
}

const PLACE = /^([^/]+)\/([^/]+)\/(.+):(\d+):(\d+)$/;
const UNREADABLE = 'The source maps of this release cannot be read.';

const shownLine = (text: string): string => plainLine(text.replaceAll('\t', '  ')).slice(0, LONGEST_LINE);

/** The lines around one, and the function that it is in. */
function aroundIn(text: string | undefined, line: number): Pick<SourceFrame, 'inside' | 'text'> {
  if (text === undefined) return {};
  const all = text.split('\n');
  const from = Math.max(1, line - AROUND);
  const lines = all.slice(from - 1, line + AROUND).map(shownLine);
  const inside = enclosingFunction(all, line);
  return { text: { from, lines }, ...(inside && { inside: inside.slice(0, LONGEST_LINE) }) };
}
