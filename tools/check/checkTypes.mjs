import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { orWords, runTool } from './runTool.mjs';

/** TypeScript 7 over all workspaces, after the api's types are as new as its document. */
export async function checkTypes() {
  if (areApiTypesOld()) await import('../prepare.mjs');
  const result = await runTool('typescript-7/bin/tsc', ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']);
  // What is indented explains the line before.
  const findings = result.stdout.split('\n').filter((line) => /^\S.*error TS\d+/.test(line));
  return orWords(findings, result);
}

function areApiTypesOld() {
  const [types, document] = ['apiTypes.d.ts', 'openapi.json'].map((name) => join(root, 'shared/api-client/src', name));
  return !existsSync(types) || (existsSync(document) && statSync(types).mtimeMs < statSync(document).mtimeMs);
}
