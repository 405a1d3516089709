import type { RouteFacts } from '@paw/contract/remote.ts';
import { routeFacts, specifiedRoute } from './specifiedRoutes.ts';

type Facts = Pick<RouteFacts, 'crawled' | 'logPath'>;

/**
 * More columns of the specification's table, by row. They hold whatever a release says of these pages: one that was
 * built before routes carried facts says nothing, and a rollback to it must not publish what a shopper typed.
 */
const specifiedFacts: Readonly<Record<string, Facts | undefined>> = {
  '/reset-password': { crawled: false },
  '/search/:searchQuery': { crawled: false, logPath: 'route' },
  '/viewcart': { crawled: false },
  '/login': { crawled: false },
  '/signup': { crawled: false },
};

/** What a page is to caches, search engines and the log: its release says it. Of the server alone. */
export function pageFacts(route: RouteFacts & { path: string }): RouteFacts {
  const { guard, secret } = routeFacts(route);
  const specified = specifiedFacts[specifiedRoute(route.path).path];
  const crawled = specified?.crawled ?? route.crawled;
  const typed = secret && hasParameters(route.path) ? 'route' : undefined;
  return { guard, secret, listed: route.listed, crawled, logPath: specified?.logPath ?? route.logPath ?? typed };
}

/** Whether its path holds something that differs from one address to the next: `/club/:invitation`, `/files/*`. */
export function hasParameters(path: string): boolean {
  return /[:*]/.test(path);
}

/** Whether search engines are asked to stay away from it. */
export function isClosed(route: RouteFacts & { path: string }): boolean {
  const { guard, crawled } = pageFacts(route);
  return guard !== undefined || crawled === false;
}

/** Whether search engines are told of it: for everybody, and no other spelling of a page. */
export function isListed(route: RouteFacts & { path: string }): boolean {
  const { secret, listed } = pageFacts(route);
  return !isClosed(route) && !secret && listed !== false;
}
