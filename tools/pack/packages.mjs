/**
 * The `package.json` of the tarball. Imports are written the same as here, with the ending of the source:
 * `@paw/ui/Button.tsx` is the compiled `dist/Button.js` there.
 */
export function packedManifest({ scripts: _scripts, devDependencies: _dev, exports = {}, bin, imports, ...facts }) {
  return {
    ...facts,
    files: ['dist', 'template', '*.json', '*.md'],
    exports: Object.assign({}, ...Object.entries(exports).map(([key, path]) => packedExport(key, path))),
    ...(imports && { imports }),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, compiled(path)])) }),
  };
}

/** `./*` → `./src/*` for every file becomes one line for each ending. */
function packedExport(key, path) {
  const place = path.replace('./src/', './dist/');
  const endings = ['.ts', '.tsx'].map((ending) => [
    `${key}${ending}`,
    { types: `${place}.d.ts`, default: `${place}.js` },
  ]);
  return Object.fromEntries([...endings, [key, place]]);
}

const compiled = (path) => path.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');

/** What a team needs to build a slice in a folder of its own: folder → what differs from the others. */
export const packages = {
  'shared/rules': {},
  'shared/api-client': {},
  'shared/contract': {},
  'shared/ui': {},
  'shared/node': {},
  'shared/testing': { withTesting: true },
  webpack: { beside: ['tsconfig.loader.json', 'template'] },
  release: { without: ['dashboard/'], page: 'dist/dashboard' },
};
