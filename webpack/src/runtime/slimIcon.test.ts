import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ChevronDown, Circle, type LucideIcon, ShoppingCart, Star, TriangleAlert } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPackage } from '../findPackage.ts';
import createIcon from './slimIcon.ts';
import { slimIconData } from '../slimIconData.ts';

const sourceOf = (file: string) =>
  readFileSync(join(findPackage('lucide-react'), `dist/esm/icons/${file}.mjs`), 'utf8');

/** What lucide-react's file of an icon passes to `createLucideIcon` in the shop's builds. */
function readIcon(file: string): Parameters<typeof createIcon>[0] {
  const [, data = ''] = /const __iconData = ([\s\S]*?);\n/.exec(slimIconData(sourceOf(file))) ?? [];
  return runInNewContext(`(${data})`) as Parameters<typeof createIcon>[0];
}

const icons: [string, LucideIcon][] = [
  ['shopping-cart', ShoppingCart],
  ['chevron-down', ChevronDown],
  ['triangle-exclamation-point', TriangleAlert],
  ['star', Star],
  ['circle', Circle],
];
const properties = [
  {},
  { strokeWidth: 1.75, 'aria-hidden': true },
  { size: '1.25em', strokeWidth: 0, fill: 'currentColor', className: 'a b' },
  { size: 20, color: 'red', width: 5, role: 'img', 'aria-label': 'Cart', style: { opacity: 0.5 }, 'data-x': 'y' },
];

/** Compares attributes in any order, and ignores the package's own classes and the namespace, which HTML does not need. */
function partsOf(Icon: ComponentType<object>, given: object): string[] {
  const html = renderToStaticMarkup(createElement(Icon, given)).replace(/lucide(-[\w-]+)?(?: |(?="))/g, '');
  const [, svg = '', rest = ''] = /^<svg ([^>]*)>(.*)$/.exec(html) ?? [];
  const attributes = (svg.match(/[\w-]+="[^"]*"/g) ?? []).filter((text) => !/^xmlns|^class=" *"/.test(text));
  return [...attributes.map((text) => text.replace(/ "$/, '"')).toSorted(), rest];
}

test.each(icons.flatMap(([file, Icon]) => properties.map((given) => [file, given, Icon] as const)))(
  'the icon %s with %j is what lucide-react renders',
  (file, given, Icon) => {
    expect(partsOf(createIcon(readIcon(file)) as ComponentType<object>, given)).toEqual(partsOf(Icon, given));
  },
);

const files = icons.map(([file]) => file);

test.each(files)('the browser’s file for %s has no names or keys, and as many lines as the original', (file) => {
  const text = slimIconData(sourceOf(file));
  expect(text).not.toMatch(/\b(?:key|aliases|size): |\bname: |__iconData\.node/);
  expect(text.split('\n')).toHaveLength(sourceOf(file).split('\n').length);
});

test('an icon file in another format is refused', () => {
  const other = sourceOf('star').replace('node:', 'parts:');
  expect(() => slimIconData(other)).toThrow('lucide-react’s icon files have a new format');
});
