import { relative } from 'node:path';
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
