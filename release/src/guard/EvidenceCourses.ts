import type { CanaryVerdict, CoursePoint } from '../signals/CanaryVerdict.ts';
import { EvidenceCourse } from './EvidenceCourse.ts';
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

  of(judge: Judge): readonly CoursePoint[] {
    return this.#courses.get(judge)?.points ?? [];
  }
}
