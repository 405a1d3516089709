import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Runs an installed tool, by the path of its script below node_modules, in the repository's folder. */
export function runTool(script, args) {
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text) => (stdout += text));
  child.stderr.on('data', (text) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** The findings; a tool that fails without any has broken, and its words are the finding. */
export function orWords(findings, { code, stdout, stderr }) {
  if (findings.length || code === 0) return findings;
  return [`the tool ended with code ${code}: ${[stderr.trim(), stdout.trim()].filter(Boolean).join('\n')}`];
}
