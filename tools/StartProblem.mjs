/** Something that the reader can fix: its message is a whole sentence that names the fix, and is printed alone. */
export class StartProblem extends Error {}

/** Ends this process with the message of a StartProblem; anything else keeps its trace. */
export function failWith(error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
