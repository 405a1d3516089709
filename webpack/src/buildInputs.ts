/**
 * Whether a build can be skipped. Which files a build read only webpack knows, so each build leaves a list of them with
 * their hashes beside its result; the next one is skipped while all of them are as they were.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Compilation } from 'webpack';
import { z } from 'zod';
import { listFiles } from './releaseFiles.ts';

/** Folder of the build kit. */
export const KIT = join(import.meta.dirname, '..');

/** Paths with the kit where it is in a folder of its own: below node_modules. In a workspace it is not. */
export const asInstalled = (paths: string, kit = KIT): string =>
  paths.replaceAll('\\', '/').replaceAll(`${kit.replaceAll('\\', '/')}/`, '/node_modules/@paw/build/');

/** What a whole build of a page that is no release has: it lists what the page's document loads. */
export const PAGE_MANIFEST = 'page.json';

const inputsSchema = z.object({
  /** The tools: Node, what compresses, and every package that is installed. */
  tools: z.string(),
  /** File, relative to the app's folder → sha256 of what was read. */
  files: z.record(z.string(), z.string()),
  /** Folder of which the build read every file → sha256 of their names. */
  folders: z.record(z.string(), z.string()),
});

const skipped = /^(node_modules|dist|coverage|testing|\.[^/]*|.*\.md|.*\.test\.tsx?|jest\.config\..*)$/;

/** What a build has read of which its sources do not tell. */
export interface ReadByBuild {
  compilations: readonly Compilation[];
  /** Files and whole folders that it read or copied outside of webpack. */
  files?: readonly string[];
  folders?: readonly string[];
}

/** Where the inputs of the build in `place` are listed. */
export const inputsFile = (place: string) => `${place}.inputs.json`;

/**
 * Notes what the build of `folder` read, in `<place>.inputs.json`. A file that has changed since the build began may
 * have been read before or after that: then there is no list, and the next one builds.
 * @param kit folder of the build kit, whose own files count as well
 * @param startedAt when the build began, in ms since 1970
 */
export function noteInputs(folder: string, place: string, kit: string, built: ReadByBuild, startedAt: number): void {
  const { compilations, files = [], folders = [] } = built;
  const inputs: z.infer<typeof inputsSchema> = { tools: toolsKey(folder), files: {}, folders: {} };
  const read = new Set([
    ...compilations.flatMap((one) => [...one.fileDependencies]),
    ...files,
    ...folders.flatMap((one) => listFiles(one).map((path) => join(one, path))),
    ...ownFiles(folder),
    ...ownFiles(kit),
  ]);
  for (const path of [...read].filter(isOwn).toSorted()) {
    const hash = hashFile(path);
    if (!hash) continue;
    if (statSync(path).mtimeMs >= startedAt) return;
    inputs.files[toKey(folder, path)] = hash;
  }
  for (const path of new Set([...compilations.flatMap((one) => [...one.contextDependencies]), ...folders])) {
    if (isOwn(path)) inputs.folders[toKey(folder, path)] = hashNames(path);
  }
  writeFileSync(inputsFile(place), `${JSON.stringify(inputs, undefined, 1)}\n`);
}

/**
 * True when `place` holds a build, and nothing that it was made of has changed since.
 * @param manifest the file that a whole build has
 */
export function isUpToDate(folder: string, place: string, kit: string, manifest = 'release.json'): boolean {
  const inputs = readInputs(inputsFile(place));
  if (!inputs || !existsSync(join(place, manifest)) || inputs.tools !== toolsKey(folder)) return false;
  const isNew = (path: string) => !(toKey(folder, path) in inputs.files);
  if ([...ownFiles(folder), ...ownFiles(kit)].some(isNew)) return false;
  return (
    Object.entries(inputs.files).every(([path, hash]) => hashFile(resolve(folder, path)) === hash) &&
    Object.entries(inputs.folders).every(([path, hash]) => hashNames(resolve(folder, path)) === hash)
  );
}

function readInputs(path: string) {
  try {
    return inputsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Packages are known by what is installed, not file by file. Those of a workspace are links, and are read as files. */
function isOwn(path: string): boolean {
  return !/[\\/]node_modules[\\/](?!@paw[\\/])/.test(path);
}

const toKey = (folder: string, path: string) => relative(folder, path).split(sep).join('/');

/** What is beside `src/`: the build script, its loaders, the package's own facts. */
function ownFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(
      (entry) => !skipped.test(entry.name) && (below || entry.name !== 'src' || !existsSync(join(folder, 'build.ts'))),
    )
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? ownFiles(folder, path) : [join(folder, path)];
    });
}

/** npm writes what it installed into the folder that it installed to. */
function toolsKey(folder: string): string {
  const { node, zlib, brotli } = process.versions;
  const hash = createHash('sha256').update(`node ${node.split('.')[0]} zlib ${zlib} brotli ${brotli}`);
  for (let at = folder; ; at = dirname(at)) {
    const installed = join(at, 'node_modules/.package-lock.json');
    if (existsSync(installed)) return hash.update(readFileSync(installed)).digest('hex');
    if (dirname(at) === at) return hash.digest('hex');
  }
}

/** Undefined for what is no file, or is gone. */
function hashFile(path: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return undefined;
  }
}

function hashNames(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : [];
  return createHash('sha256').update(names.join('\n')).digest('hex');
}
