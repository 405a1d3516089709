import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { runTool } from './runTool.mjs';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

/** What TypeScript says of a module; '' when nothing is wrong. @param {string} source imports by absolute paths */
export function typeProblems(source) {
  const folder = mkdtempSync(join(tmpdir(), 'paw-types-'));
  const file = join(folder, 'module.ts');
  writeFileSync(file, source);
  const args = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler', file];
  const { output } = runTool(process.execPath, [compiler, ...args], { cwd: folder });
  rmSync(folder, { recursive: true });
  return output;
}
