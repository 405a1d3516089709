import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/**
 * Matches locations in bundles of watched apps as stacks name them: by URL in a browser, by the name of the federation
 * container in a renderer (`catalog__dev/node/…`), and the renderer's own code, which comes from standard input.
 */
const places =
  /(?:https?:\/\/[^/\s]+)?\/r\/(?<browserApp>[a-z][a-z0-9-]*)\/dev(?:~\d+)?\/(?<browserFile>browser\/[\w./-]+):(?<browserLine>\d+):\d+|(?<nodeApp>[a-z][a-z0-9_]*)__dev\/(?<nodeFile>node\/[\w./-]+):(?<nodeLine>\d+):\d+|\[stdin\]:(?<scriptLine>\d+):\d+/g;

/** Maps a stack to source files and lines: `remote-catalog/src/home/Hero.tsx:12`. */
export function sourcePlaces(folderOf: (app: string) => string | undefined) {
  return (stack: string): string => {
    const maps = new Map<string, SourceMap | undefined>();
    const find = (app: string, file: string, line: string): string | undefined => {
      const folder = folderOf(app);
      if (!folder || file.includes('..')) return undefined;
      const path = join(folder, `${file}.map`);
      if (!maps.has(path)) maps.set(path, readMap(path));
      const entry = maps.get(path)?.findEntry(Number(line) - 1, 0);
      if (!entry || !('originalSource' in entry)) return undefined;
      return `${entry.originalSource.replace('webpack://paw/', '')}:${entry.originalLine + 1}`;
    };
    return stack.replaceAll(places, (...found) => {
      const groups = found.at(-1) as Record<string, string | undefined>;
      const { browserApp, browserFile, browserLine, nodeApp, nodeFile, nodeLine, scriptLine } = groups;
      const place =
        browserApp !== undefined
          ? find(browserApp, browserFile ?? '', browserLine ?? '')
          : nodeApp !== undefined
            ? find(nodeApp.replaceAll('_', '-'), nodeFile ?? '', nodeLine ?? '')
            : find('shell', 'node/renderer.cjs', scriptLine ?? '');
      return place ?? found[0];
    });
  };
}

function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
