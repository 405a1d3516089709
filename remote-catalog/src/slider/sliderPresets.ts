/** From a window of `from` px on, `seen` slides are in a list. A fraction is the part of the next one that peeks in. */
export interface Step {
  from: number;
  seen: number;
}

export interface Preset {
  /** By rising `from`, the first from 0. */
  steps: readonly Step[];
  /** Whether it moves by itself, one slide each `interval`. */
  plays: boolean;
  /** ms */
  interval: number;
  /** Whether the first slide follows the last one. */
  loops: boolean;
  /** How long a movement takes, in ms. */
  speed: number;
  /** How far a finger or a pressed mouse must go until it counts, in px. */
  swipe: number;
}

/** Where the specification says nothing: it slides by hand, with the library's pace of SPEC 9. */
const byHand = { plays: false, interval: 3000, loops: false, speed: 300, swipe: 40 };
const playing = { ...byHand, plays: true, interval: 2500, loops: true };

/** As the specification says of the later strips. */
const laterSteps = [
  { from: 0, seen: 1.3 },
  { from: 320, seen: 2.3 },
  { from: 576, seen: 3.3 },
  { from: 768, seen: 4.3 },
  { from: 1024, seen: 6 },
] as const;

/** SPEC 9. What is narrower than its smallest step is a magnified page on a phone: one card there, in both strips. */
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
  /** Ways into a pet's subcategories. */
  banners: {
    ...byHand,
    steps: [
      { from: 0, seen: 1.3 },
      { from: 576, seen: 2 },
      { from: 992, seen: 3 },
    ],
  },
  /** One thing at a time. */
  carousel: { ...byHand, interval: 5000, loops: true, steps: [{ from: 0, seen: 1 }] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof sliderPresets;

/** The media query of a step. */
export const fromWidth = ({ from }: Step): string => `(min-width: ${from}px)`;

/** How many of them a loop holds: enough copies that none is missing while the widest list is dragged by its width. */
export function repeatsOf(count: number, seen: number): number {
  return count ? Math.ceil((2 * Math.ceil(seen)) / count) : 1;
}
