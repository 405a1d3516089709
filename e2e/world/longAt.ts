/** Tests that `npm test` leaves out, and `npm test -- full` runs. */
export const long = { tag: '@long' };

type Details = { tag?: string };

/**
 * A phone's width is part of every run, the others only of the long tests: behavior and texts are the same in all of
 * them, only geometry and accessibility differ.
 */
export const longAt = (width: number): Details => longUnless(width === 360);

/** For one test of many that differ by their data only: those that represent the others are part of every run. */
export const longUnless = (isExample: boolean): Details => (isExample ? {} : long);
