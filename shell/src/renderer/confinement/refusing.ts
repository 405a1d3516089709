/** Thrown where the code of a release asks for what no release may use. */
class Refusal extends Error {
  override name = 'Refusal';
}

/** Refuses: it reports, then throws. */
export type Refuse = (what: string) => never;

/** More of them say nothing new, and could keep the shell busy. */
const MOST = 100;
const LONGEST = 1_000;
const FRAMES = 50;
// Releases may replace it later.
const { set } = Reflect;

/** @param report gets what was asked for, and the stack, which names the release */
export function refusing(report: (what: string, stack: string) => void): Refuse {
  let reported = 0;
  return (what) => {
    // The release may have set it, or made it constant, to leave no trace.
    set(Error, 'stackTraceLimit', FRAMES);
    const error = new Refusal(`${what} is refused: the code of a release only renders, with data from the api.`);
    if (reported++ < MOST) report(what.slice(0, LONGEST), String(error.stack).slice(0, 20 * LONGEST));
    throw error;
  };
}
