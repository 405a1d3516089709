import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/**
 * A script with `load`, which gives a source file's exports by its path in the repository: for processes of tests, which
 * may read no files. Files may import each other, and modules of Node.
 */
export function bundleSources(...files: string[]): string {
  const found = new Map<string, string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.set(file, '');
    const source = readFileSync(join(__dirname, '../../../..', file), 'utf8');
    const { code } = transformSync(source.replaceAll('import.meta.url', "'file:///script'"), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      module: { type: 'commonjs', importInterop: 'node' },
    });
    const linked = code.replaceAll(/require\("(\.[^"]+|@paw\/node\/[^"]+)"\)/g, (_, path: string) => {
      const imported = path.startsWith('.') ? join(file, '..', path) : path.replace('@paw/node', 'shared/node/src');
      add(imported);
      return `load(${JSON.stringify(imported)})`;
    });
    found.set(file, linked);
  };
  files.forEach(add);
  const modules = [...found].map(([file, code]) => `${JSON.stringify(file)}: (exports) => {${code}\n},`);
  return `
const modules = { ${modules.join('\n')} };
const loaded = {};
function load(file) {
  if (!loaded[file]) modules[file]((loaded[file] = {}));
  return loaded[file];
}
`;
}
