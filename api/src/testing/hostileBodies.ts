/** What is no text that anyone types, or far too much of it. */
const noText: unknown[] = [
  0,
  -1,
  1.5,
  1e308,
  true,
  false,
  null,
  [],
  ['a'],
  {},
  { toString: 'a' },
  'a\0b',
  '\ud800',
  '\udfff\ud800',
];
/** What is no count of things. */
const noCount: unknown[] = [
  '2',
  '',
  -1,
  -1e308,
  1.5,
  1e308,
  2 ** 53,
  Number.MAX_VALUE,
  true,
  null,
  [],
  [2],
  {},
  '__proto__',
  '1e3',
];
const noObject: unknown[] = ['text', '', 7, 1e308, true, null, [], [[]]];
const noList: unknown[] = ['text', 7, true, null, {}, { length: 1 }, { 0: {} }];
const long = 'x'.repeat(5000);

/** Whole bodies that no page sends, as they come over the wire. */
const broken = [
  '',
  ' ',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[[]]',
  '[{}]',
  '{',
  '{"lines":',
  'undefined',
  'NaN',
  "{'a':1}",
  '﻿{',
  '{}{}',
  '{"a":1,}',
  '{"a":"\\ud8"}',
  '<xml/>',
  'a=1&b=2',
  '\0',
  '{"a":1e}',
  '{"a":01}',
  '{"\\u0000":1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"__proto__":null}',
  `${'['.repeat(5e3)}${']'.repeat(5e3)}`,
  `${'{"a":'.repeat(5e3)}1${'}'.repeat(5e3)}`,
  `"${'x'.repeat(7e4)}"`,
];

export interface Hostile {
  /** What is wrong, for the test's report. */
  name: string;
  /** JSON, or what pretends to be. */
  text: string;
}

/** A line with an item that no catalog has is not a hostile body: it has its own test (quoteRoute.test.ts). */
export const isOnlyABadLine = ({ name }: Hostile): boolean =>
  /^lines\.0\.(title|size|color\.name|variantId) = "/.test(name) ||
  /^lines\.0\.(quantity|priceCents) = -?\d/.test(name) ||
  name.startsWith('lines = [{');

type Path = (string | number)[];

/**
 * A body that is right, made wrong in every place: each field of each kind, missing where it is needed, and poisoned
 * by a prototype's keys; then bodies that are wrong as a whole.
 * @param optional paths such as `address.line2`, which may be missing
 */
export function hostileBodies(body: object, optional: readonly string[] = []): Hostile[] {
  const places = placesOf(body);
  const changed = places.flatMap(({ path, value }) => {
    const where = path.join('.');
    const isOptional = optional.includes(where);
    const wrong = wrongFor(value).map((bad) => ({
      name: `${where} = ${nameOf(bad)}`,
      text: textWith(body, path, bad),
    }));
    const isMissing = path.length && !isOptional && typeof path.at(-1) === 'string';
    return isMissing ? [...wrong, { name: `no ${where}`, text: textWith(body, path, undefined) }] : wrong;
  });
  return [...changed, ...broken.map((text) => ({ name: nameOf(text), text }))];
}

function placesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const here = path.length ? [{ path, value }] : [];
  if (Array.isArray(value)) return [...here, ...value.flatMap((each, index) => placesOf(each, [...path, index]))];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))];
}

function wrongFor(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...noList, Array.from({ length: 1000 }, () => value[0])];
  if (typeof value === 'string') return [...noText, long];
  if (typeof value === 'number') return noCount;
  if (typeof value === 'boolean') return ['true', 1, 0, null, [], {}];
  return noObject;
}

function textWith(body: object, path: Path, bad: unknown): string {
  const copy = structuredClone(body);
  const last = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy as Record<string, unknown>);
  parent[last] = bad;
  return JSON.stringify(copy);
}

const nameOf = (value: unknown) => (JSON.stringify(value) ?? 'undefined').slice(0, 60);
