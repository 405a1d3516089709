/** Runs a long step, and says what it does and how long it took. */
export async function step(doing, done, work) {
  console.log(`${doing} …`);
  const start = performance.now();
  const result = await work();
  console.log(`${done} (${seconds(start)})`);
  return result;
}

/** Time since `start` (of performance.now()), as people read it: `4.2 s`. */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

export function heading(text) {
  console.log(`\n== ${text} ==`);
}
