/** Runs the jobs, at most `width` at a time, and gives their results in order. The first failure stops new ones. */
export async function inTurns(width, jobs) {
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < jobs.length) {
      const index = next++;
      try {
        results[index] = await jobs[index]();
      } catch (error) {
        next = jobs.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
