import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack from 'webpack';
import { asInstalled } from './buildInputs.ts';
import { listFiles } from './releaseFiles.ts';

/** Folder of a release that no shell serves: a shell serves only what is below `browser/`. */
export const MAPS = 'maps';
/** Source → its text. */
const SOURCES = `${MAPS}/sources.json`;
/** As a server compresses a page: a higher quality takes seconds for a percent. */
const QUALITY = 6;

/** Writes the source maps of one side into {@link MAPS}. The files themselves do not name them. */
export function sourceMaps(folder: string, side: 'browser' | 'node') {
  const moduleFilenameTemplate = ({ absoluteResourcePath }: { absoluteResourcePath: string }) =>
    sourceName(absoluteResourcePath, folder);
  return new webpack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    // No page's failure is thrown there.
    exclude: /^server\.cjs$/,
    filename: `../${MAPS}/${side}/[file].map`,
    append: false,
    moduleFilenameTemplate,
    fallbackModuleFilenameTemplate: moduleFilenameTemplate,
  });
}

/** The same wherever the build and its packages are: `src/product/ProductPage.tsx`, `@paw/ui/src/Button.tsx`. */
export function sourceName(path: string, folder: string): string {
  const plain = asInstalled(path);
  // The federation plugin's entry, which holds the folder of its packages.
  if (plain.startsWith('data:')) return 'webpack/data';
  const inPackage = /^.*\/node_modules\/(?<name>.*)$/.exec(plain)?.groups?.name;
  return inPackage ?? (plain.startsWith('/') ? relative(folder, plain).replaceAll('\\', '/') : plain);
}

/**
 * Compresses the maps of a build, and puts the text of their sources into one file, because most are in several maps.
 * The text of other people's packages is left out: their versions are in the list of packages.
 */
export function packMaps(out: string): void {
  const texts = new Map<string, string>();
  for (const path of listFiles(out).filter((one) => one.startsWith(`${MAPS}/`))) {
    const { sourcesContent = [], ...map } = JSON.parse(readFileSync(join(out, path), 'utf8')) as MapFile;
    rmSync(join(out, path));
    for (const [at, source] of map.sources.entries()) {
      const text = sourcesContent[at];
      if (text && /^(src|@paw)\//.test(source)) texts.set(source, text);
    }
    writePacked(join(out, path), map);
  }
  if (texts.size)
    writePacked(join(out, SOURCES), Object.fromEntries([...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

interface MapFile {
  sources: string[];
  sourcesContent?: (string | null)[];
}

function writePacked(file: string, value: object): void {
  const bytes = Buffer.from(JSON.stringify(value));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}
