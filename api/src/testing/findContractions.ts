/** A statement that an api of the version before might not survive, and why. */
interface Contraction {
  statement: string;
  why: string;
}

/**
 * Marks a statement that takes away what no version reads or writes any longer that may still run:
 * `-- contract: unused since 0015_name`.
 */
const mark = /^\s*-- contract: unused since (\w+)\s*$/m;

const rules: [RegExp, string][] = [
  [/\bdrop\s+(table|column|view|type|function|schema|sequence)\b/i, 'the version before may read it'],
  [/\brename\b/i, 'the version before knows the old name'],
  [/\balter\s+column\b.*\b(set\s+data\s+)?type\b/is, 'the version before reads and writes the old type'],
  [/\balter\s+column\b.*\bset\s+not\s+null\b/is, 'the version before may leave it empty'],
  [/\balter\s+column\b.*\bdrop\s+default\b/is, 'the version before may leave it out'],
  [/\balter\s+column\b.*\bdrop\s+not\s+null\b/is, 'the version before does not expect an empty value'],
  [/\bdrop\s+constraint\b/i, 'the version before may rely on it, for example in "on conflict"'],
];

/** A column that must have a value, and has none unless it is written. */
const needsValue = /\badd\s+column\b(?!.*\b(default|generated)\b).*\bnot\s+null\b/is;
const newTable = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi;
const limits = [
  /\balter\s+table\s+(?:only\s+)?"?(\w+)"?\s+add\s+(?:constraint|primary|unique|check|foreign)\b/i,
  /\bcreate\s+unique\s+index\b.*?\bon\s+(?:only\s+)?"?(\w+)"?/is,
];

/**
 * What a migration takes from the api of the version before, which still runs while machines are updated one after the
 * other. Additions are free: tables, columns that may be empty or have a default, indexes, and functions.
 * @param sql of one migration
 * @param before names of the migrations before it: what is unused since one of these may go
 */
export function findContractions(sql: string, before: readonly string[]): Contraction[] {
  const created = new Set([...sql.matchAll(newTable)].map(([, name]) => name));
  return sql.split('--> statement-breakpoint').flatMap((text) => {
    const since = mark.exec(text)?.[1];
    if (since !== undefined && before.includes(since)) return [];
    const statement = withoutBodies(text).trim();
    return whyNot(statement, created).map((why) => ({ statement, why }));
  });
}

function whyNot(statement: string, created: ReadonlySet<string | undefined>): string[] {
  const broken = rules.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);
  if (needsValue.test(statement)) broken.push('the version before writes no value');
  const limited = limits.map((pattern) => pattern.exec(statement)?.[1]).find((table) => table !== undefined);
  if (limited !== undefined && !created.has(limited)) broken.push('the version before may write what it refuses');
  return broken;
}

/** Without comments, and without the text of functions. */
function withoutBodies(text: string): string {
  return text.replace(/\$(\w*)\$.*?\$\1\$/gs, "''").replace(/^\s*--.*$/gm, '');
}
