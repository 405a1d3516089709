/** A statement has at most 65,535 parameters, and no row here has more than 60. */
const longest = 1000;

/** Runs a statement for so many rows at a time, and gives what all of them gave. */
export async function inChunks<Row, Result>(
  rows: readonly Row[],
  run: (chunk: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += longest) {
    results.push(...(await run(rows.slice(start, start + longest))));
  }
  return results;
}
