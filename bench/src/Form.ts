/**
 * How much a measurement does. Limits judge the `long` form. The `short` form runs the same code once, in seconds, to
 * show that it still works: its values say nothing.
 */
export type Form = 'long' | 'short';
