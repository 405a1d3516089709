import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { root } from '../root.mjs';

/** Folders of others' files, of builds, and articles, whose links lead to pages of the shop. */
const foreign =
  /(^|\/)(node_modules|dist|coverage|test-results|shots|\.[a-z][\w-]*)$|^remote-content\/articles$|^e2e\/skew$/;

/** Links and named files of README, CONTRIBUTING, docs and every other Markdown file of the repository. */
export async function checkLinks() {
  const exclude = (path) => foreign.test(path.replaceAll('\\', '/'));
  const files = globSync('**/*.md', { cwd: root, exclude }).map((path) => path.replaceAll('\\', '/'));
  const pages = files.filter((path) => !exclude(path) && basename(path) !== 'CHANGELOG.md');
  if (pages.length < 40) return [`only ${pages.length} Markdown files were read (links)`];
  return [
    ...findSharedNumbers(pages),
    ...pages.toSorted().flatMap((path) => findBrokenLinks(path, readRepository(path), readRepository)),
  ];
}

/** Two teams may have taken the same number at the same time. */
export function findSharedNumbers(paths) {
  const records = paths.filter((path) => /^docs\/decisions\/\d{4}-/.test(path)).toSorted();
  const numberOf = (path) => basename(path).slice(0, 4);
  return records
    .filter((path, index) => index > 0 && numberOf(path) === numberOf(records[index - 1]))
    .map((path) => `${path}: another record is number ${numberOf(path)} too: take the next free one (links)`);
}

/** @returns the text of a file, '' for a folder, undefined when there is neither */
function readRepository(path) {
  const full = join(root, path);
  if (!existsSync(full)) return undefined;
  return path.endsWith('.md') ? readFileSync(full, 'utf8') : '';
}

/**
 * @param {string} path of the Markdown file, from the repository's folder
 * @param {(path: string) => string | undefined} read
 */
export function findBrokenLinks(path, text, read) {
  const lines = text.replace(/^```.*?^```/gms, (block) => block.replace(/[^\n]/g, '')).split('\n');
  return lines.flatMap((line, index) => {
    const broken = [
      ...linksIn(line).filter((link) => !leadsSomewhere(path, link, read)),
      ...filesNamedIn(path, line, read).filter((name) => read(name) === undefined),
    ];
    return broken.map((one) => `${path}:${index + 1}: ${one} does not exist (links)`);
  });
}

const linksIn = (line) =>
  [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link));

/** Source files in backticks, by their path from a folder of the repository. A record names files of its time. */
function filesNamedIn(path, line, read) {
  if (path.startsWith('docs/decisions/')) return [];
  const names = [...line.matchAll(/`((?:[\w.@-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|json|css))`/g)].map(([, name]) => name);
  const folderOf = (name) => name.slice(0, name.indexOf('/'));
  return names.filter(
    (name) => /^\w/.test(name) && !foreign.test(folderOf(name)) && read(folderOf(name)) !== undefined,
  );
}

function leadsSomewhere(path, link, read) {
  const [file, anchor] = link.split('#');
  const target = file ? posix.join(dirname(path), decodeURI(file)) : path;
  const text = read(target);
  return text !== undefined && (!anchor || anchorsOf(text).has(anchor));
}

/** As GitHub names headings. */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
