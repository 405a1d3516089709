import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';
import { allScenes, covers, pageFamilies, scenes } from './scenes.ts';

const isCover = ({ name }: Picture) => covers.includes(name);
/** Pictures that pages name themselves, without the api. */
const isOnPages = ({ name }: Picture) => [...scenes, ...pageFamilies].includes(name);

/** Committed lists: picture → the version in its URL. Each list serves one place that makes URLs. */
const lists = [
  {
    file: 'api/data/pictures.json',
    holds: ({ name, now }: Picture) => !now && !allScenes.includes(name),
    write: asJson,
  },
  { file: 'remote-content/article-reader/shop-names/covers.json', holds: isCover, write: asJson },
  { file: 'shared/contract/src/sceneVersions.ts', holds: isOnPages, write: asModule },
];

/** The lists whose file is out of date, each with its new text. */
export function staleVersions(pictures: Iterable<Picture>, root: string): { file: string; text: string }[] {
  const own = [...pictures].sort((one, other) => (one.name < other.name ? -1 : 1));
  return lists
    .map(({ file, holds, write }) => ({ file, text: write(own.filter(holds)) }))
    .filter(({ file, text }) => text !== readIfThere(join(root, file)));
}

function asJson(pictures: readonly Picture[]): string {
  return `${JSON.stringify(Object.fromEntries(pictures.map(({ name, version }) => [name, version])), null, 2)}\n`;
}

function asModule(pictures: readonly Picture[]): string {
  const lines = pictures.map(({ name, version }) => `  ${name.includes('-') ? `'${name}'` : name}: '${version}',`);
  const about = '/** Scene, or family that pages name → the version in its URL. `npm run pictures` writes it. */';
  return `${about}\nexport const sceneVersions: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
}

/** @returns the files that it wrote */
export function writeVersions(pictures: Iterable<Picture>, root: string): string[] {
  return staleVersions(pictures, root).map(({ file, text }) => {
    writeFileSync(join(root, file), text);
    return file;
  });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}
