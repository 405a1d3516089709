import type { Log } from '@paw/node/createLog.ts';
import { z } from 'zod';
import type { UndeclaredName } from '../../names/UndeclaredName.ts';
import { RequestRefused } from '../forward/RequestRefused.ts';
import { rateLimitMessages } from '../rateLimitMessages.ts';
import { checkOwnText } from './checkOwnText.ts';
import type { KnownSets } from './KnownSets.ts';
import type { SignalTotals } from './SignalTotals.ts';
import { type ReportClients, takeReports } from './takeReports.ts';

/** Reports of one address in 10 s. */
const MOST = 60;
const LONGEST = 300;

const reportSchema = z.object({
  label: z.string().max(80),
  kind: z.enum(['key', 'event']),
  name: z.string().regex(/^[A-Za-z_:-]{1,60}$/),
}) satisfies z.ZodType<UndeclaredName>;

interface NamesRouteParts extends ReportClients {
  sets: Pick<KnownSets, 'hasLabel' | 'refresh'>;
  names: SignalTotals['names'];
  log: Log;
  /** The shop's own. */
  origin: () => string;
}

/** `POST /signals/names` takes which undeclared names a release uses, from pages of a canary. */
export function namesRoute({ sets, names, log, origin, ...clients }: NamesRouteParts) {
  const { ignored } = clients;
  const say = rateLimitMessages(60_000, (message, fields) => log.warn(fields, message));
  return takeReports(clients, {
    route: 'names',
    most: MOST,
    longest: LONGEST,
    check: checkOwnText(ignored, origin),
    count: (text) => {
      const report = read(text);
      if (!report) {
        ignored.add('malformed');
        throw new RequestRefused(400, 'malformed', 'That is no report of a page.');
      }
      const { label, kind, name } = report;
      sets.refresh();
      if (!sets.hasLabel(label)) return ignored.add('unknown release');
      names.add(label, kind);
      const does = kind === 'key' ? 'stores the key' : 'uses the bus event';
      say(`${label} ${does} "${name}…", which the contract does not declare.`);
    },
  });
}

function read(text: string) {
  try {
    return reportSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
