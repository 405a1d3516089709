import { isTest } from './importGraph.mjs';

const source = 'api/src/';
/** From the bottom up: docs/decisions/0036-floors-in-the-api.md. */
const floors = ['platform', 'catalogue', 'people', 'selling', 'back-office'];

/**
 * In the api a floor imports itself and what is below it: a folder can be read, tested and moved with nothing but what
 * is under it.
 * @param {import('./importGraph.mjs').ImportingFile[]} files
 */
export function checkFloors(files) {
  const own = files.filter(({ path }) => path.startsWith(source) && !isTest(path)).map(belowSource);
  return [...own.flatMap(checkHome), ...own.flatMap(checkDirection)];
}

/** The same file with paths that start at `api/src`. */
function belowSource({ path, imports }) {
  const below = (one) => one.slice(source.length);
  return { path: below(path), imports: imports.filter((one) => one.startsWith(source)).map(below) };
}

function checkHome({ path }) {
  const [floor, folder, file] = path.split('/');
  if (folder === undefined || (floors.includes(floor) && file !== undefined)) return [];
  return [`${source}${path}: belongs in a folder of a floor: ${floors.join(', ')} (floors)`];
}

function checkDirection({ path, imports }) {
  return imports
    .filter((to) => floors.includes(floorOf(path)) && heightOf(to) > heightOf(path))
    .map((to) => {
      const fix = 'import only itself and what is below: pass the function in, or move the file';
      return `${source}${path} → ${source}${to}: ${floorOf(path)} is below ${floorOf(to)} and may ${fix} (floors)`;
    });
}

const floorOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'the app');

/** What is not on a floor puts the app together, above all of them. */
const heightOf = (path) => (floors.includes(floorOf(path)) ? floors.indexOf(floorOf(path)) : floors.length);
