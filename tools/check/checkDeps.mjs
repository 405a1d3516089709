import { checkDeclared, readDeclarations } from './checkDeclared.mjs';
import { checkFloors, readApiFiles } from './checkFloors.mjs';
import { checkRegistered, readRegistrations } from './checkRegistered.mjs';
import { runTool } from './runTool.mjs';

/** Every workspace is registered and declares what it imports; who may import whom, the api's floors, and no cycles. */
export async function checkDeps() {
  const findings = [...checkRegistered(await readRegistrations()), ...checkDeclared(readDeclarations())];
  return [...findings, ...checkFloors(readApiFiles()), ...(await checkImports())];
}

/** `.dependency-cruiser.cjs` */
async function checkImports() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--progress', 'none', '.'];
  const result = await runTool('dependency-cruiser/bin/dependency-cruiser.mjs', args);
  const { summary, modules } = parse(result);
  if (modules.length < 50)
    return [`only ${modules.length} files were looked at: .dependency-cruiser.cjs excludes too much`];
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, to, cycle, rule }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
    return `${path} (${rule.name}: ${comments.get(rule.name)})`;
  });
}

function parse({ code, stdout, stderr }) {
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`dependency-cruiser ended with code ${code}: ${stderr || stdout}`);
  }
}
