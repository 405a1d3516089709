import type { ShellEnvironment } from '../environment.ts';

/**
 * Whether this shop serves its releases to developers on its machine. By default only a shop that is not public does:
 * one without a configured origin that listens on the loopback interface.
 */
export function sharesReleases({
  SHARE_RELEASES,
  SITE_ORIGIN,
  HOST,
}: Pick<ShellEnvironment, 'SHARE_RELEASES' | 'SITE_ORIGIN' | 'HOST'>): boolean {
  if (SHARE_RELEASES !== 'auto') return SHARE_RELEASES === 'yes';
  return !SITE_ORIGIN && ['127.0.0.1', 'localhost', '::1'].includes(HOST);
}
