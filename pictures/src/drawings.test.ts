import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the drawings' files: what the README asks of them, and a browser or librsvg would not complain about. */
const folder = join(__dirname, '../drawings');
const drawings = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** Each shape that is seen: its name, its class and its other attributes. Shapes in defs and clip paths only cut. */
function shapesOf(svg: string) {
  const seen = svg.replace(/<(defs|clipPath)\b.*?<\/\1>/gs, '');
  return [...seen.matchAll(/<(path|rect|circle|ellipse|line|polyline|polygon)\b([^>]*)>/g)].map(
    ([, , attributes = '']) => ({ attributes, kind: /class="([^"]*)"/.exec(attributes)?.[1] ?? '' }),
  );
}

const faults = (isFault: (svg: string) => boolean) => drawings.filter(([, svg]) => isFault(svg)).map(([file]) => file);

test('a drawing is at most 8 KB', () => {
  expect(faults((svg) => svg.length > 8192)).toEqual([]);
});

test('a drawing has no text, no filter and nothing from elsewhere', () => {
  const forbidden = /<(text|image|filter|script|style|foreignObject|use)\b|\bon[a-z]+=|href|url\((?!#)/;
  expect(faults((svg) => forbidden.test(svg))).toEqual([]);
});

test('each shape of a drawing is a zone, a fixed part, shade or light', () => {
  const known = /^(z[123]s?|fs?|shs?|his?)$/;
  expect(faults((svg) => shapesOf(svg).some(({ kind }) => !known.test(kind)))).toEqual([]);
});

test('a zone brings no color of its own, a fixed part does', () => {
  const wrong = ({ kind, attributes }: { kind: string; attributes: string }) => {
    const own = /\b(?:fill|stroke)="(?!none)/.test(attributes);
    return kind.startsWith('z') ? own : kind.startsWith('f') && !own;
  };
  expect(faults((svg) => shapesOf(svg).some(wrong))).toEqual([]);
});

test('ids of a drawing begin with its name', () => {
  const wrong = drawings.filter(([file, svg]) =>
    [...svg.matchAll(/\bid="([^"]*)"/g)].some(([, id]) => !id?.startsWith(file.replace('.svg', '-'))),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});
