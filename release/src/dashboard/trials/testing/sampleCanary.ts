/** A canary of the cart at 10 %, of which not all is known yet, and a shadow. */
import type { TriedCanary } from '../../registryApi.ts';
import { idOf } from '../../testing/fakeRegistry.ts';

export const now = Date.now();
export const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const arm = (visitors: number, hurt: number) => ({ visitors, hurt });
type Verdict = NonNullable<TriedCanary['verdict']>;

export const errors: Verdict['groups'][number] = {
  group: 'errors',
  canary: arm(120, 1),
  live: arm(1080, 2),
  verdict: 'not yet known',
  evidence: 3,
  evidenceLimit: 250,
  noHarm: 0.6,
  noHarmLimit: 20,
  missingVisitors: 1180,
  missingMs: 425_000,
  text: '',
};
export const silence: Verdict['groups'][number] = {
  ...errors,
  group: 'silence',
  verdict: 'no worse',
  evidence: 0.2,
  noHarm: 31,
};

export const canary: TriedCanary = {
  id: 'c0ffee00c0ffee00',
  remote: 'cart',
  release: idOf('b'),
  live: idOf('a'),
  share: 10,
  steps: [1, 10, 50, 100],
  step: 1,
  stepAt: ago(4),
  holdUntil: ago(-6),
  n: 7,
  at: ago(20),
  by: 'ana (signed in)',
  reason: 'new filters',
  next: { how: 'step', share: 50 },
  back: 1,
  verdict: {
    id: 'c0ffee00c0ffee00',
    remote: 'cart',
    release: idOf('b'),
    share: 0.1,
    step: 1,
    steps: [1, 10, 50, 100],
    holdUntil: ago(-6),
    groups: [errors, silence],
    text: 'Not yet known.',
  },
  course: [5, 4, 3].map((minutes, index) => ({
    at: ago(minutes),
    share: 0.1,
    groups: [
      { group: 'errors' as const, canary: arm(index * 40, index), live: arm(500, 1), evidence: index + 1, noHarm: 0.5 },
    ],
  })),
  isAbandoned: false,
  mayGoOn: true,
  mayTakeBack: true,
};

export const shadow = {
  id: '1f2e3d4c',
  releases: { cart: idOf('c') },
  n: 8,
  at: ago(2),
  until: ago(-3),
  by: 'bob',
  isOpen: true,
  mayEnd: true,
};
