import { links } from '@paw/contract/links.ts';
import type { Place } from '@paw/contract/remote.ts';
import { findPet } from '@paw/rules/taxonomy.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** `path` is undefined where no page has that path, and for the last one, the page itself. */
export interface Crumb {
  label: string;
  path?: string;
}

/** SPEC 2: segments that mean nothing to a shopper. */
const skipped = new Set(['search', 'petcategory', 'productcategories', 'product']);

/**
 * The crumbs from the home page to a path; none for the home page itself.
 * @param routes of the live set: a crumb links to its path where that has a page.
 * @param trail inserted before the last crumb where the path does not tell it: a product's categories.
 */
export function crumbsOf(path: string, routes: RouteObject[], trail: readonly Place[] = []): Crumb[] {
  const all = path.split('/').filter(Boolean);
  if (!all.length) return [];
  const segments = all.length > MOST_SEGMENTS ? all.slice(-1) : all;
  const crumbs = segments.map((segment, at) => {
    const text = decode(segment);
    const own = `/${segments.slice(0, at + 1).join('/')}`;
    const pet = findPet(text);
    const target = pet ? links.pet(pet.slug) : isPage(routes, own) ? own : undefined;
    return { word: segment.toLowerCase(), label: exceptions(text) ?? titleCase(text), path: target };
  });
  const last = crumbs.pop();
  return [
    { label: 'Home', path: links.home() },
    ...crumbs.filter(({ word }) => !skipped.has(word)).map(({ label, path }) => ({ label, path })),
    ...trail.map(({ label, path }) => ({ label: titleCase(label), path })),
    ...(last ? [{ label: last.label }] : []),
  ];
}

/** No page is deeper. Each crumb costs a search through all routes, so thousands of them would stop the renderer. */
const MOST_SEGMENTS = 8;

/** A set's routes → path → whether it has a page: the router ranks all routes again for each call. */
const known = new WeakMap<RouteObject[], Map<string, boolean>>();
const MOST_KNOWN = 500;

function isPage(routes: RouteObject[], path: string): boolean {
  const ofThese = known.get(routes) ?? new Map<string, boolean>();
  known.set(routes, ofThese);
  const found = ofThese.get(path) ?? matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
  if (ofThese.size < MOST_KNOWN) ofThese.set(path, found);
  return found;
}

/** The cart's path is a word that no shopper uses, and an order's number keeps its hyphen. */
function exceptions(text: string): string | undefined {
  if (text.toLowerCase() === 'viewcart') return 'Cart';
  return /^PD-[0-9A-Z]{8}$/i.test(text) ? text.toUpperCase() : undefined;
}

/** `terms-&-conditions` is "Terms & Conditions"; capitals stay. */
function titleCase(text: string): string {
  return text
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The breadcrumb as JSON-LD, with whole names. Crumbs without a page are omitted: search engines need a URL for all but
 * the last. Undefined on the home page.
 * @param origin the shop's own, such as `https://shop.example`.
 */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): object | undefined {
  const named = crumbs.filter(({ path }, at) => path !== undefined || at === crumbs.length - 1);
  if (!named.length) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: named.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(path !== undefined && { item: new URL(path, origin).href }),
    })),
  };
}
