import { HurtTest } from '../HurtTest.ts';
import { seededRandom } from './seededRandom.ts';

interface SimulatedCanary {
  seed: number;
  /** Visitors of both releases together. */
  visitors: number;
  share: number;
  /** Shares of the visitors that are hurt, 0 to 1. */
  rate: { live: number; canary: number };
  tolerated?: number;
  alpha: number;
}

interface Course {
  /** The evidence reached 1/alpha. */
  isAlarm: boolean;
  /** Visitors of the canary until then, or all of them. */
  canaryVisitors: number;
  /** Of them, hurt ones. */
  hurt: number;
}

/** One canary's course, looked at after every visitor. */
export function simulateCanary({ seed, visitors, share, rate, tolerated = 1.5, alpha }: SimulatedCanary): Course {
  const random = seededRandom(seed);
  const test = new HurtTest(tolerated);
  const course: Course = { isAlarm: false, canaryVisitors: 0, hurt: 0 };
  for (let n = 0; n < visitors; n++) {
    const isCanary = random() < share;
    const isHurt = random() < (isCanary ? rate.canary : rate.live);
    if (isCanary) course.canaryVisitors++;
    if (!isHurt) continue;
    if (isCanary) course.hurt++;
    test.add(share, { canary: isCanary ? 1 : 0, live: isCanary ? 0 : 1 });
    if (test.isWorse(alpha)) return { ...course, isAlarm: true };
  }
  return course;
}
