/** The checks that a tool does alone: each runs it and reads its findings. */
import { relative } from 'node:path';
import { areTypesOld, writeTypes } from '../launch/typedDocuments.mjs';
import { root } from '../root.mjs';
import { orWords, runTool } from './runTool.mjs';

export async function checkFormat() {
  const result = await runTool('@biomejs/biome/bin/biome', [
    'format',
    '.',
    '--reporter=github',
    '--max-diagnostics=none',
  ]);
  const errors = result.stdout.matchAll(/^::error title=(\w+),file=([^,]+),line=(\d+).*?::(.*)$/gm);
  const findings = [...errors].map(([, title, path, line, message]) => {
    const file = relative(root, path);
    if (title !== 'format') return `${file}:${line}: ${message} (${title})`;
    return `${file}: not in biome's format: run "npx biome format --write ${file}" (format)`;
  });
  return orWords(findings, result);
}

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

/** What shoppers and the team read, in American English: `cspell.json` says which files, and which words there are besides. */
export async function checkSpelling() {
  const result = await runTool('cspell/bin.mjs', [
    'lint',
    '--no-progress',
    '--no-color',
    '--no-summary',
    '--show-suggestions',
  ]);
  const lines = result.stdout.split('\n').filter((line) => /:\d+:\d+ - /.test(line));
  return orWords(
    lines.map((line) => `${line} (spelling: a word that is right goes into cspell.json)`),
    result,
  );
}

/** TypeScript 7 over all workspaces, after generated types are as new as their documents. */
export async function checkTypes() {
  if (areTypesOld()) writeTypes();
  const result = await runTool('typescript-7/bin/tsc', ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']);
  // What is indented explains the line before.
  const findings = result.stdout.split('\n').filter((line) => /^\S.*error TS\d+/.test(line));
  return orWords(findings, result);
}
