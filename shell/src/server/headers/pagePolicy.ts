import type { Site } from '@paw/contract/site.ts';
import { POLICIES } from '../../files/policyNames.ts';
import { hashOf, type InlineHashes } from '../../renderer/InlineHashes.ts';

export interface PolicyOptions {
  /** The code of the page's build is React's and the library's development build. */
  isDevelopment: boolean;
  /** Path that takes reports of violations; without it browsers send none. */
  reports?: string;
}

/** A text becomes code or HTML only through one of the shell's policies. */
const TRUSTED_TYPES = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', ...Object.values(POLICIES)],
] as const;

/** styled-components inserts an empty style element, and adds its rules through the CSSOM. */
const EMPTY_STYLE = hashOf('');

/**
 * The `Content-Security-Policy` of a page. Its inline scripts are known by their hashes, and what these load is trusted
 * ('strict-dynamic'): a cached page can have no nonce. 'self' and origins in `script-src` are for browsers that don't
 * know 'strict-dynamic'; others ignore them. Each setting widens only the directives that it needs.
 */
export function pagePolicy(site: Site, inline: InlineHashes, options: PolicyOptions): string {
  const { scripts, styles } = inline;
  const { isDevelopment, reports } = options;
  const [pictures, newsletter] = [originOf(site.imageHost), originOf(site.subscribeHost)];
  const [statistics, signIn] = [originOf(site.statistics?.url), originOf(site.signIn?.script)];
  // In development the library writes rules as text. A hash would switch 'unsafe-inline' off.
  const inlineStyles = isDevelopment ? ["'unsafe-inline'"] : [EMPTY_STYLE, ...new Set(styles)];
  const directives: readonly (readonly [name: string, ...sources: (string | undefined)[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'strict-dynamic'", ...new Set(scripts), "'self'", statistics, signIn],
    ['style-src', "'self'", ...inlineStyles],
    ['img-src', "'self'", pictures, statistics],
    ['font-src', "'self'"],
    ['connect-src', "'self'", newsletter, statistics, signIn],
    // Short, because it is sent with every page: what is left out is refused by `default-src`.
    ...(signIn ? [['frame-src', signIn] as const] : []),
    ['manifest-src', "'self'"],
    ['worker-src', "'none'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ...(isStrictPage(site, inline, isDevelopment) ? TRUSTED_TYPES : []),
    ...(reports ? [['report-uri', reports] as const] : []),
    ...(reports && site.origin.startsWith('https:') ? [['report-to', REPORT_GROUP] as const] : []),
  ];
  return directives.map((parts) => [...new Set(parts)].filter(Boolean).join(' ')).join('; ');
}

/**
 * Whether everything that a page loads has a hash. The script of another site has none, and may do what the page's own code
 * does not.
 */
export function isStrictPage(site: Site, { isVerified }: InlineHashes, isDevelopment: boolean): boolean {
  return isVerified === true && !isDevelopment && !site.statistics && !site.signIn?.script;
}

/**
 * The group's name in `Reporting-Endpoints`. Browsers use it only on https, and a browser that finds it in a policy ignores
 * `report-uri`.
 */
export const REPORT_GROUP = 'csp';

function originOf(url: string | undefined): string | undefined {
  return url ? new URL(url).origin : undefined;
}
