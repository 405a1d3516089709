/** Whose texts are read, as what kind; the first line that fits a file counts. Tests and generated files are not. */
export const proseFolders = [
  { files: /^remote-content\/articles\/.*\.md$/, kind: 'article' },
  { files: /^(README|CONTRIBUTING)\.md$|^(docs|bench|pictures)\/.*\.md$/, kind: 'manual' },
  {
    files: /^(shell\/src\/(layout|remotes|routes|toasts)|shared\/src\/ui|remote-content\/src)\/.*\.tsx?$/,
    kind: 'page',
  },
  { files: /^(shell|shared|release|pictures|bench|webpack)\/src\/.*\.tsx?$/, kind: 'manual' },
  { files: /^tools\/.*\.mjs$/, kind: 'manual' },
];

/** What is not read yet. To add a folder, move its line to the list above. */
export const proseFoldersToCome = [
  { files: /^remote-(cart|catalog|account)\/src\/.*\.tsx?$/, kind: 'page' },
  { files: /^api\/src\/.*\.ts$/, kind: 'manual' },
];

const skipped = /\.test\.|\.d\.ts$|\/testing\//;

/** @returns the kind of text that `path` has; undefined when it is not read */
export function proseKindOf(path, folders = proseFolders) {
  return skipped.test(path) ? undefined : folders.find(({ files }) => files.test(path))?.kind;
}
