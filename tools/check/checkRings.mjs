import { isTest } from './importGraph.mjs';

/**
 * At each level, a folder (with all that is below it) and a loose file are nodes. No cycle of imports goes through a
 * folder, types included: each folder can be read without the others of its ring.
 * @param {import('./importGraph.mjs').ImportingFile[]} files
 */
export function checkRings(files) {
  return [...listLevels(files)].flatMap(([level, graph]) =>
    findRings(graph).map((ring) => describeRing(level, graph, ring)),
  );
}

/**
 * @param {import('./importGraph.mjs').ImportingFile[]} files
 * @returns {Map<string, Map<string, Map<string, string>>>} level → node → node → the first import between the two
 */
function listLevels(files) {
  const known = new Set(files.map(({ path }) => path));
  const levels = new Map();
  for (const { path, imports } of files) {
    if (isTest(path)) continue;
    for (const to of imports.filter((one) => known.has(one) && !isTest(one))) {
      const { level, from, target } = whereTheyPart(path, to);
      // Which workspace imports which is the business of .dependency-cruiser.cjs.
      if (level === '' || from === target) continue;
      const targets = mapIn(mapIn(levels, level), from);
      if (!targets.has(target)) targets.set(target, `${path} → ${to}`);
    }
  }
  return levels;
}

function mapIn(maps, key) {
  if (!maps.has(key)) maps.set(key, new Map());
  return maps.get(key);
}

/** The deepest folder that holds both paths, and the child of it that holds each. */
function whereTheyPart(path, other) {
  const [steps, others] = [path.split('/'), other.split('/')];
  const last = Math.min(steps.length, others.length) - 1;
  let at = 0;
  while (at < last && steps[at] === others[at]) at++;
  return { level: steps.slice(0, at).join('/'), from: steps[at], target: others[at] };
}

/** The groups of nodes that reach each other, where at least one is a folder: the largest, each once. */
function findRings(graph) {
  const reach = new Map([...graph.keys()].map((node) => [node, reachableFrom(graph, node)]));
  const rings = new Map();
  for (const [node, reached] of reach) {
    if (!reached.has(node)) continue;
    const ring = [...reached]
      .filter((other) => reach.get(other)?.has(node))
      .toSorted((one, another) => one.localeCompare(another));
    if (ring.some(isFolder)) rings.set(ring.join(' '), ring);
  }
  return [...rings.values()];
}

function reachableFrom(graph, start) {
  const reached = new Set();
  const waiting = [start];
  for (const node of waiting) {
    for (const next of graph.get(node)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

const isFolder = (name) => !/\.[a-z]+$/.test(name);

function describeRing(level, graph, ring) {
  const arrows = ring.flatMap((from) => ring.map((to) => graph.get(from)?.get(to)).filter(Boolean));
  return `${level}: ${ring.join(', ')} form a ring, so none of them can be read alone: ${arrows.join(', ')} (rings)`;
}
