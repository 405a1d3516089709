import { LEAST_SWIPE } from './leastSwipe.ts';

/** In windows of `from` px and more, `seen` slides are visible. A fraction is the visible part of the next one. */
export interface Step {
  from: number;
  seen: number;
}

export interface Preset {
  /** In ascending order of `from`, beginning with 0. */
  steps: readonly Step[];
  /** Whether it moves automatically, by one slide each `interval`. */
  plays: boolean;
  /** ms */
  interval: number;
  /** Whether the first slide follows the last one. */
  loops: boolean;
  /** The duration of a movement, in ms. */
  speed: number;
  /** The least distance of a swipe, in px. */
  swipe: number;
}

/** For lists that the specification does not describe: moved by hand, with the library's speed of SPEC 9. */
const byHand = { plays: false, interval: 3000, loops: false, speed: 300, swipe: LEAST_SWIPE };
const playing = { ...byHand, plays: true, interval: 2500, loops: true };

/** The specified steps of the later strips. */
const laterSteps = [
  { from: 0, seen: 1.3 },
  { from: 320, seen: 2.3 },
  { from: 576, seen: 3.3 },
  { from: 768, seen: 4.3 },
  { from: 1024, seen: 6 },
] as const;

/** SPEC 9. Narrower than the smallest specified step (a magnified page on a phone), both strips show one card. */
export const sliderPresets = {
  /** The first strip of products. */
  strip: {
    ...playing,
    steps: [
      { from: 0, seen: 1 },
      { from: 320, seen: 2 },
      { from: 576, seen: 3 },
      { from: 768, seen: 4 },
      { from: 1024, seen: 6 },
    ],
  },
  /** The strips of products below it. */
  laterStrip: { ...playing, steps: laterSteps },
  /** Further rows of products. */
  row: { ...byHand, steps: laterSteps },
  /** Links to a pet's categories. */
  banners: {
    ...byHand,
    steps: [
      { from: 0, seen: 1.3 },
      { from: 576, seen: 2 },
      { from: 992, seen: 3 },
    ],
  },
  /** One slide at a time. */
  carousel: { ...byHand, interval: 5000, loops: true, steps: [{ from: 0, seen: 1 }] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof sliderPresets;

/** The media query of a step. */
export const fromWidth = ({ from }: Step): string => `(min-width: ${from}px)`;

/** How many times a loop repeats its slides: enough for dragging the widest list by its whole width. */
export function repeatsOf(count: number, seen: number): number {
  return count ? Math.ceil((2 * Math.ceil(seen)) / count) : 1;
}
