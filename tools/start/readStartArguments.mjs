import { StartProblem } from '../StartProblem.mjs';

/**
 * What follows `npm start --`.
 * @throws StartProblem for anything but `--activate`
 */
export function readStartArguments(words) {
  const unknown = words.find((word) => word !== '--activate');
  if (unknown === undefined) return { activateAll: words.includes('--activate') };
  throw new StartProblem(
    `npm start takes no ${unknown}: "npm start -- --activate" makes live what was built, "npm start" leaves live what is.`,
  );
}
