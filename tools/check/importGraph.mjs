import { orWords, runTool } from './runTool.mjs';

/**
 * @typedef {{ path: string, imports: string[] }} ImportingFile a file of the repository with the files that it imports,
 * by value or as a type; paths start at the repository's folder
 */

/** Fewer files than this mean that .dependency-cruiser.cjs excludes too much. */
const LEAST_FILES = 2000;

/** Who imports whom, and what .dependency-cruiser.cjs has against it. */
export async function readImportGraph() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--progress', 'none', '.'];
  const result = await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', args);
  const { summary, modules } = parse(result);
  const files = modules.map(({ source, dependencies }) => ({
    path: source,
    imports: dependencies.map(({ resolved }) => resolved),
  }));
  if (files.length < LEAST_FILES)
    return { files, violations: [`only ${files.length} files were read: .dependency-cruiser.cjs excludes too much`] };
  return { files, violations: describeViolations(summary) };
}

function describeViolations({ violations, ruleSetUsed }) {
  const comments = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return violations.map(({ from, to, cycle, rule }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
    return `${path} (${rule.name}: ${comments.get(rule.name)})`;
  });
}

function parse(result) {
  try {
    return JSON.parse(result.stdout);
  } catch {
    throw new Error(orWords([], { ...result, code: result.code || 1 }).join('\n'));
  }
}

/** Tests set up whatever they need, from anywhere. */
export const isTest = (path) => /\.(test|spec)\.\w+$|(^|\/)testing\//.test(path);
