import type { CanaryVerdict, CoursePoint } from '../signals/CanaryVerdict.ts';

/** Points of a course: a plot of a canary of days is as small as one of minutes. */
const MOST = 240;
/** The first points are so far from each other, and further when there are too many. ms */
const PACE = 5_000;

/** How the evidence about one canary grew, since it was begun or the live set changed. */
export class EvidenceCourse {
  #points: CoursePoint[];
  #pace: number;

  /** @param kept what an earlier process noted */
  constructor(kept?: { points: readonly CoursePoint[]; pace: number }) {
    this.#points = [...(kept?.points ?? [])];
    this.#pace = kept?.pace ?? PACE;
  }

  get pace(): number {
    return this.#pace;
  }

  /** The oldest first. */
  get points(): readonly CoursePoint[] {
    return this.#points;
  }

  /** Keeps what is known now, if it is time. @param now ms since 1970 */
  note(now: number, verdictOf: () => CanaryVerdict): void {
    const last = this.#points.at(-1);
    if (last && now - Date.parse(last.at) < this.#pace) return;
    const { share, groups } = verdictOf();
    const known = groups.map(({ group, canary, live, evidence, noHarm = 0 }) => ({
      group,
      canary,
      live,
      evidence,
      noHarm,
    }));
    this.#points.push({ at: new Date(now).toISOString(), share, groups: known });
    if (this.#points.length <= MOST) return;
    this.#points = this.#points.filter((_, index) => index % 2 === 0);
    this.#pace *= 2;
  }
}
