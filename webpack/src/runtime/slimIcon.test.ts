import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ChevronDown, Circle, type LucideIcon, ShoppingCart, Star, TriangleAlert } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findPackage } from '../findPackage.ts';
import createIcon from './slimIcon.ts';

/** What lucide-react's file of an icon passes to `createLucideIcon`. */
function readIcon(file: string): Parameters<typeof createIcon>[0] {
  const text = readFileSync(join(findPackage('lucide-react'), `dist/esm/icons/${file}.mjs`), 'utf8');
  const [, data = ''] = /const __iconData = ([\s\S]*?);\n__iconData/.exec(text) ?? [];
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

/** Attributes in any order: an element is the same. */
function partsOf(Icon: ComponentType<object>, given: object): string[] {
  const html = renderToStaticMarkup(createElement(Icon, given));
  const [, svg = '', rest = ''] = /^<svg ([^>]*)>(.*)$/.exec(html) ?? [];
  return [...(svg.match(/[\w-]+="[^"]*"/g) ?? []).toSorted(), rest];
}

test.each(icons.flatMap(([file, Icon]) => properties.map((given) => [file, given, Icon] as const)))(
  'the icon %s with %j is what lucide-react renders',
  (file, given, Icon) => {
    expect(partsOf(createIcon(readIcon(file)) as ComponentType<object>, given)).toEqual(partsOf(Icon, given));
  },
);
