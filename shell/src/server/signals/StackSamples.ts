import { boundaryLabel } from '@paw/contract/releaseSet.ts';
import type { FailureKind } from '@paw/release/signals/failureKinds.ts';
import { MOST_STACKS, type StackSample } from '@paw/release/signals/StackSample.ts';
import { AddressBudget } from './AddressBudget.ts';

/** A kind of failure is told with a stack so often. ms */
const PAUSE = 3_600_000;
/** Kinds that are known at once: by release and route. */
const MOST_KINDS = 1_000;

/** One stack of each kind of failure of a release on a route, for people who look for its cause. */
export class StackSamples {
  readonly #told = new AddressBudget(1, PAUSE, MOST_KINDS);
  readonly #now: () => number;
  #waiting: StackSample[] = [];

  /** @param now ms, rising */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @param label `catalog@0123456789abcdef` */
  add(label: string, route: string, kind: FailureKind, frames: string[]): void {
    const [remote = '', release = ''] = label.split('@', 2);
    if (this.#waiting.length >= MOST_STACKS || !this.#told.allows(`${label} ${route} ${kind}`, this.#now())) return;
    this.#waiting.push({ remote, release, route, kind, frames });
  }

  take(): StackSample[] {
    const taken = this.#waiting;
    this.#waiting = [];
    return taken;
  }
}

/** `catalog@0123456789abcdef` of `catalog/0123456789abcdef/browser/page-product.js:1:2345` */
export function labelOfFrame(frame: string): string {
  const [remote = '', release = ''] = frame.split('/', 2);
  return boundaryLabel(remote, release);
}
