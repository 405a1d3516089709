import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A picture that is painted from an SVG; all of them together are less than a megabyte. */
export interface Drawing {
  svg: string;
  /** For each of its zones the hex value it was drawn for. */
  plain: readonly string[];
  /** Pixels of a side. */
  width: number;
  height: number;
  /** Changes when the file does. */
  hash: string;
}

/** The side of a drawing's view box. */
const SIDE = 960;

const PLAIN = /^<svg [^>]*data-plain="([0-9a-f]{6}(?: [0-9a-f]{6}){0,2})"/;

/** Every `*.svg` of the folder, by name. Throws an Error that names the file and what is wrong with it. */
export async function loadDrawings(folder: string): Promise<Map<string, Drawing>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort();
  const drawings = files.map(async (file) => {
    const name = basename(file, '.svg');
    return [name, readDrawing(name, await readFile(join(folder, file), 'utf8'))] as const;
  });
  return new Map(await Promise.all(drawings));
}

function readDrawing(name: string, svg: string): Drawing {
  const zones = PLAIN.exec(svg)?.[1]?.split(' ');
  if (!zones) {
    throw new Error(
      `pictures/drawings/${name}.svg: its <svg> needs data-plain="…", one to three hex values without '#'`,
    );
  }
  const drawn = [1, 2, 3].filter((zone) => new RegExp(`class="z${zone}s?"`).test(svg));
  if (drawn.join() !== zones.map((_, zone) => zone + 1).join()) {
    throw new Error(
      `pictures/drawings/${name}.svg: data-plain has ${zones.length} colours for the zones ${drawn.join()}`,
    );
  }
  const hash = createHash('sha256').update(svg).digest('hex');
  return { svg, plain: zones, width: SIDE, height: SIDE, hash };
}
