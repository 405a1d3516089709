import { orWords, runTool } from './runTool.mjs';

/** oxlint with the rules that need types: `.oxlintrc.json`. */
export async function checkLint() {
  const args = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives', '--format', 'unix', '.'];
  const result = await runTool('oxlint/bin/oxlint', args);
  const output = `${result.stdout}\n${result.stderr}`;
  const findings = output.split('\n').filter((line) => /^\S+:\d+:\d+: /.test(line));
  // Then the typed rules did not run at all, and nothing found means nothing.
  if (output.includes('tsconfig-error')) findings.push(`the rules that need types could not run: ${output.trim()}`);
  return orWords(findings, result);
}
