import type { RouteFacts } from '@paw/contract/remote.ts';
import { routeFacts, specifiedRoute } from './specifiedRoutes.ts';

type Facts = Pick<RouteFacts, 'crawled' | 'logPath'>;

/**
 * More columns of the specification's table, by row. They override the release: a release built before routes had facts
 * declares none, and a rollback to it must not publish what a shopper typed.
 */
const specifiedFacts: Readonly<Record<string, Facts | undefined>> = {
  '/reset-password': { crawled: false },
  '/search/:searchQuery': { crawled: false, logPath: 'route' },
  '/viewcart': { crawled: false },
  '/login': { crawled: false },
  '/signup': { crawled: false },
};

/** What caches, search engines and the log need to know about a page, from its release. Server only. */
export function pageFacts(route: RouteFacts & { path: string }): RouteFacts {
  const { guard, secret } = routeFacts(route);
  const specified = specifiedFacts[specifiedRoute(route.path).path];
  const crawled = specified?.crawled ?? route.crawled;
  const typed = secret && hasParameters(route.path) ? 'route' : undefined;
  return { guard, secret, listed: route.listed, crawled, logPath: specified?.logPath ?? route.logPath ?? typed };
}

/** Whether the path has parameters: `/club/:invitation`, `/files/*`. */
export function hasParameters(path: string): boolean {
  return /[:*]/.test(path);
}

/** Whether search engines are asked not to crawl it. */
export function isClosed(route: RouteFacts & { path: string }): boolean {
  const { guard, crawled } = pageFacts(route);
  return guard !== undefined || crawled === false;
}

/** Whether it is in the sitemap: a public page, under one spelling. */
export function isListed(route: RouteFacts & { path: string }): boolean {
  const { secret, listed } = pageFacts(route);
  return !isClosed(route) && !secret && listed !== false;
}
