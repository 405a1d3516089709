import type { CanaryVerdict, CoursePoint } from '../signals/CanaryVerdict.ts';
import { EvidenceCourse } from './EvidenceCourse.ts';
import type { KeptEvidence } from './keptEvidence.ts';
import type { JudgedCanary } from './JudgedCanaries.ts';

type Judge = JudgedCanary['judge'];

/** How the evidence of each canary grew. By judge: after a change of the live set it begins again, with another one. */
export class EvidenceCourses {
  readonly #courses = new WeakMap<Judge, EvidenceCourse>();

  note(judge: Judge, now: number, describe: () => CanaryVerdict): void {
    const course = this.#courses.get(judge) ?? new EvidenceCourse();
    this.#courses.set(judge, course);
    course.note(now, describe);
  }

  /** For the next process. */
  kept(judges: readonly Judge[]): KeptEvidence['courses'] {
    return judges.flatMap((judge) => {
      const { points, pace } = this.#courses.get(judge) ?? {};
      return points && pace !== undefined ? [{ id: judge.id, points: [...points], pace }] : [];
    });
  }

  /** Goes on with what an earlier process noted. */
  resume(judges: readonly Judge[], kept: KeptEvidence['courses']): void {
    for (const judge of judges) {
      const found = kept.find(({ id }) => id === judge.id);
      if (found) this.#courses.set(judge, new EvidenceCourse(found));
    }
  }

  of(judge: Judge): readonly CoursePoint[] {
    return this.#courses.get(judge)?.points ?? [];
  }
}
