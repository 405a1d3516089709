/** SPEC 9: the least distance of a swipe, in px. */
export const LEAST_SWIPE = 40;
