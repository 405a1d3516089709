/** The parts of a test run, in the order in which their results are told. */
const partNames = ['checks', 'unit', 'e2e', 'bench'];

const usage = `Use "npm test" for the short run, "npm test -- full" for everything, or "npm test -- fifth [1 to 5]" for a fifth of what the short run leaves out. Names of parts (${partNames.join(', ')}) limit each of them.`;

/**
 * What `npm test -- …` asks for.
 * @param {string[]} words behind `npm test --`
 * @returns {{ form: 'short' | 'full' | 'fifth', fifth?: number, parts: string[] }} `fifth` is undefined when the commit
 *   chooses
 * @throws Error with a sentence for the terminal when a word means nothing here
 */
export function readPlan(words) {
  const rest = [...words];
  const form = ['full', 'fifth'].includes(rest[0]) ? rest.shift() : 'short';
  const fifth = form === 'fifth' && /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : undefined;
  if (fifth !== undefined && (fifth < 1 || fifth > 5)) throw new Error(`There is no fifth ${fifth}. ${usage}`);
  const unknown = rest.find((word) => !partNames.includes(word));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}". ${usage}`);
  return { form, fifth, parts: rest.length ? partNames.filter((name) => rest.includes(name)) : partNames };
}
