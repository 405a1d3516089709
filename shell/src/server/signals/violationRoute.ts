import { RequestRefused } from '../forward/RequestRefused.ts';
import type { KnownSets } from './KnownSets.ts';
import { readViolations } from './readViolations.ts';
import type { SignalTotals } from './SignalTotals.ts';
import { type ReportClients, takeReports } from './takeReports.ts';

export const VIOLATIONS_PATH = '/signals/violations';

/** Where browsers report what a page of a set refused. */
export const violationsPath = (setId: string): string => `${VIOLATIONS_PATH}?set=${encodeURIComponent(setId)}`;

/** Reports of one address in 10 s. A broken page sends one for each thing that it refuses. */
const MOST = 100;
const LONGEST = 32 * 1024;

interface ViolationRouteParts extends ReportClients {
  sets: Pick<KnownSets, 'find'>;
  violations: SignalTotals['violations'];
  /** The shop's own. */
  origin: () => string;
}

/** `POST /signals/violations` counts what browsers refused because of a page's `Content-Security-Policy`. */
export function violationRoute({ sets, violations, origin, ...clients }: ViolationRouteParts) {
  const { ignored } = clients;
  return takeReports(clients, {
    route: 'violations',
    most: MOST,
    longest: LONGEST,
    check: ({ headers }) => {
      const type = headers['content-type'] ?? '';
      if (!/^application\/(csp-report|reports\+json)\b/i.test(type)) throw notReport();
      if ((headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin') return;
      ignored.add('other site');
      throw new RequestRefused(403, 'other_site', 'Only pages of this store send reports.');
    },
    count: (text, { url = '', headers: { host } }) => {
      const isOwn = (page: string) =>
        URL.canParse(page) && (new URL(page).origin === origin() || new URL(page).host === host);
      const directives = readViolations(text, isOwn);
      if (!directives) {
        ignored.add('malformed');
        throw new RequestRefused(400, 'malformed', 'That is no report of a browser.');
      }
      const set = sets.find(new URL(url, 'http://shop.invalid').searchParams.get('set') ?? '');
      if (!set) return ignored.add('unknown set');
      for (const directive of directives) violations.add(directive, set.id);
    },
  });
}

const notReport = () => new RequestRefused(415, 'no_report', 'Reports are application/csp-report or reports+json.');
