/** So often is a piece of work tried; with the pauses between that takes some 16 hours. */
export const mostTries = 30;

const first = 5;
const longest = 60 * 60;

/**
 * Seconds until the next try: twice as long each time, up to an hour. Shortened by chance by up to half, so that what
 * failed together does not come again together.
 * @param tries so far, from 1
 * @param chance from 0 up to 1
 */
export function retryDelay(tries: number, chance = Math.random()): number {
  const full = Math.min(longest, first * 2 ** (tries - 1));
  return full * (1 - chance / 2);
}
