/**
 * Which files are read, as what kind of text; the first line that fits a file counts. Texts of tests and generated
 * files are not read.
 */
const proseFolders = [
  { files: /^remote-content\/articles\/.*\.md$/, kind: 'article' },
  { files: /^(README|CONTRIBUTING|SECURITY)\.md$|^(docs|bench|pictures)\/.*\.md$/, kind: 'manual' },
  {
    files: /^(shell\/src\/(layout|remotes|routes|toasts)|shared\/ui\/src|remote-content\/src)\/.*\.tsx?$/,
    kind: 'page',
  },
  { files: /^(shell|shared\/[^/]+|release|pictures|bench|webpack)\/src\/.*\.tsx?$/, kind: 'manual' },
  { files: /^tools\/.*\.mjs$/, kind: 'manual' },
  { files: /^remote-account\/src\/.*\.tsx?$/, kind: 'page' },
  { files: /^remote-cart\/src\/.*\.tsx?$/, kind: 'page' },
  { files: /^remote-catalog\/src\/.*\.tsx?$/, kind: 'page' },
  { files: /^api\/src\/.*\.ts$/, kind: 'manual' },
];

const skipped = /\.test\.|\.d\.ts$|\/testing\//;

/** @returns the kind of text that `path` has; undefined when it is not read */
export function proseKindOf(path) {
  return skipped.test(path) ? undefined : proseFolders.find(({ files }) => files.test(path))?.kind;
}
