/** A browser reports more than these under one name. */
export const OTHER_DIRECTIVE = 'other';

const known: ReadonlySet<unknown> = new Set(
  'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src frame-src worker-src manifest-src media-src object-src child-src default-src form-action base-uri frame-ancestors require-trusted-types-for trusted-types integrity-policy'.split(
    ' ',
  ),
);
/** One request of the Reporting API may have many reports. */
const MOST = 20;
/** The type of a report about a script or style without a hash. */
const OF_INTEGRITY = 'integrity-violation';
/** What a browser's extension does in the page, the shop cannot change. */
const ofExtension = /^[a-z-]*extension\b/;

interface Report {
  document: unknown;
  directive: unknown;
  blocked: unknown;
}

/**
 * The directives that refused something in pages for which `isOwn` holds, from the text of a report: of `report-uri`, or of
 * the Reporting API. Undefined for another text. Nothing else of a report is kept: it may have a path, or a piece of code.
 * @param isOwn whether a URL is that of a page of the shop
 */
export function readViolations(text: string, isOwn: (url: string) => boolean): string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return reportsIn(value)
    ?.slice(0, MOST)
    .filter(({ document, blocked }) => {
      const isOfExtension = typeof blocked === 'string' && ofExtension.test(blocked);
      return typeof document === 'string' && isOwn(document) && !isOfExtension;
    })
    .map(({ directive }) => (known.has(directive) ? (directive as string) : OTHER_DIRECTIVE));
}

function reportsIn(value: unknown): Report[] | undefined {
  if (Array.isArray(value)) {
    return value
      .filter(
        (one) => isObject(one) && (one.type === 'csp-violation' || one.type === OF_INTEGRITY) && isObject(one.body),
      )
      .map(({ type, body }) => ({
        document: body.documentURL,
        directive: type === OF_INTEGRITY ? 'integrity-policy' : body.effectiveDirective,
        blocked: body.blockedURL,
      }));
  }
  const report = isObject(value) ? value['csp-report'] : undefined;
  if (!isObject(report)) return undefined;
  // Older browsers send the directive with its sources, and under its other name.
  const named = report['effective-directive'] ?? report['violated-directive'];
  const directive = typeof named === 'string' ? named.split(' ', 1)[0] : undefined;
  return [{ document: report['document-uri'], directive, blocked: report['blocked-uri'] }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
