import { links } from '@paw/contract/links.ts';
import type { Place } from '@paw/contract/remote.ts';
import { findPet } from '@paw/rules/taxonomy.ts';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** `path` is missing where there is no page of that address, and for the page itself, which is the last one. */
export interface Crumb {
  label: string;
  path?: string;
}

/** SPEC 2: words of addresses that say nothing to a shopper. */
const skipped = new Set(['search', 'petcategory', 'productcategories', 'product']);

/**
 * The way from the home page to this one, by its address alone; none for the home page itself.
 * @param routes of the live set: an address above this one is a link where it has a page.
 * @param trail shown before the last one where the address does not tell: a product's categories.
 */
export function crumbsOf(pathname: string, routes: RouteObject[], trail: readonly Place[] = []): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  if (!segments.length) return [];
  const crumbs = segments.map((segment, at) => {
    const text = decode(segment);
    const own = `/${segments.slice(0, at + 1).join('/')}`;
    const pet = findPet(text);
    const path = pet ? links.pet(pet.slug) : isPage(routes, own) ? own : undefined;
    return { word: segment.toLowerCase(), label: exceptions(text) ?? titleCase(text), path };
  });
  const last = crumbs.pop();
  return [
    { label: 'Home', path: links.home() },
    ...crumbs.filter(({ word }) => !skipped.has(word)).map(({ label, path }) => ({ label, path })),
    ...trail.map(({ label, path }) => ({ label: titleCase(label), path })),
    ...(last ? [{ label: last.label }] : []),
  ];
}

/** A set's routes → address → whether it has a page: the router ranks all routes again for each call. */
const known = new WeakMap<RouteObject[], Map<string, boolean>>();
const MOST_KNOWN = 500;

function isPage(routes: RouteObject[], path: string): boolean {
  const ofThese = known.get(routes) ?? new Map<string, boolean>();
  known.set(routes, ofThese);
  const found = ofThese.get(path) ?? matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
  if (ofThese.size < MOST_KNOWN) ofThese.set(path, found);
  return found;
}

/** The cart's address is one word that no shopper uses, and an order's number is written with its hyphen. */
function exceptions(text: string): string | undefined {
  if (text.toLowerCase() === 'viewcart') return 'Cart';
  return /^PD-[0-9A-Z]{8}$/i.test(text) ? text.toUpperCase() : undefined;
}

/** `terms-&-conditions` is "Terms & Conditions"; what is written in capitals stays so. */
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
 * The breadcrumb as JSON-LD, with whole names. What has no page is left out: search engines want an address for all
 * but the last. Undefined on the home page, which has none.
 * @param origin the shop's own, as in `https://shop.example`.
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
