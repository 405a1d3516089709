import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';

const source = 'api/src';
/** From the bottom up: docs/decisions/0036-floors-in-the-api.md. */
const floors = ['platform', 'catalogue', 'people', 'selling', 'back-office'];

/**
 * The api's files that are shipped, each with what it imports of the api, types included.
 * @returns {ImportingFile[]}
 */
export function readApiFiles() {
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !isTest(path))
    .map((path) => ({ path, imports: importsOf(path, readFileSync(join(root, source, path), 'utf8')) }));
}

/** Tests set up whatever they need, from any floor. */
const isTest = (path) => /\.test\.ts$|(^|\/)testing\//.test(path);

/** What a file's text imports of the api, by value or as a type, as paths below `api/src`. */
export function importsOf(path, text) {
  const found = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return found
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(posix.dirname(path), name))
    .filter((name) => !name.startsWith('..'));
}

/**
 * A floor imports itself and what is below, and no folders form a ring: a folder can be read, tested and moved with
 * nothing but what is under it.
 * @typedef {{path: string, imports: string[]}} ImportingFile
 * @param {ImportingFile[]} files
 */
export function checkFloors(files) {
  return [...files.flatMap(checkHome), ...files.flatMap(checkDirection), ...checkRings(files)];
}

function checkHome({ path }) {
  const [floor, folder, file] = path.split('/');
  if (folder === undefined || (floors.includes(floor) && file !== undefined)) return [];
  return [`${source}/${path}: belongs in a folder of a floor: ${floors.join(', ')} (floors)`];
}

function checkDirection({ path, imports }) {
  return imports
    .filter((to) => floors.includes(floorOf(path)) && heightOf(to) > heightOf(path))
    .map((to) => {
      const fix = 'import only itself and what is below: pass the function in, or move the file';
      return `${source}/${path} → ${source}/${to}: ${floorOf(path)} is below ${floorOf(to)} and may ${fix} (floors)`;
    });
}

const floorOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'the app');

/** What is not on a floor puts the app together, above all of them. */
const heightOf = (path) => (floors.includes(floorOf(path)) ? floors.indexOf(floorOf(path)) : floors.length);

function checkRings(files) {
  /** @type {Map<string, Map<string, string>>} folder → folder → an import between the two */
  const graph = new Map();
  for (const { path, imports } of files) {
    for (const to of imports) {
      const [from, target] = [posix.dirname(path), posix.dirname(to)];
      // An import that goes up is a finding of its own.
      if (from === target || heightOf(to) !== heightOf(path) || !floors.includes(floorOf(path))) continue;
      const targets = graph.get(from) ?? new Map();
      graph.set(from, targets.set(target, `${source}/${path} → ${source}/${to}`));
    }
  }
  const found = new Map();
  for (const folder of graph.keys()) {
    const ring = wayBack(graph, folder);
    const key = ring?.toSorted().join(' ');
    if (ring && !found.has(key)) found.set(key, ring);
  }
  return [...found.values()].map((ring) => {
    const arrows = ring.map((from, index) => graph.get(from)?.get(ring[(index + 1) % ring.length]));
    return `${arrows.join(', ')}: these folders form a ring, so neither can be read without the other (floors)`;
  });
}

/** The shortest way from a folder back to itself, without its end; undefined when there is none. */
function wayBack(graph, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
