import { boundaryLabel, type LiveRelease, type ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Log } from '@paw/node/createLog.ts';
import { releaseIn } from '../releases/releaseIn.ts';
import { rateLimitMessages } from '../rateLimitMessages.ts';

/** Interval between log lines for the same fault; every fault is counted. ms */
const LOG_INTERVAL = 60_000;
/** Limit of releases with a counter; more than a process ever serves. */
const MAX_OWNERS = 200;

export interface PageFault {
  set: ReleaseSet;
  /** The route's pattern. */
  route: string;
  /** Path and declared query names. */
  pageUrl: string;
  requestId: string;
  /** The thrown error with its stack. */
  error: string;
  /** The log message: the effect on the visitor. */
  effect: string;
  level: 'warn' | 'error';
}

/** Logs and counts failures in pages by the release that caused them. */
export class PageFaults {
  private readonly owners = new Map<string, { remote: string; release: string; count: number }>();
  private readonly log: Record<PageFault['level'], ReturnType<typeof rateLimitMessages>>;
  private readonly onFault: (fault: PageFault, owner: string) => void;

  constructor(log: Log, onFault: (fault: PageFault, owner: string) => void = () => undefined) {
    this.onFault = onFault;
    const at = (level: PageFault['level']) =>
      rateLimitMessages(LOG_INTERVAL, (message, fields) => log[level](fields, message));
    this.log = { warn: at('warn'), error: at('error') };
  }

  /** @returns the owner's label: `catalog@0123456789abcdef` */
  note(fault: PageFault): string {
    const { set, route, pageUrl, requestId, error, effect, level } = fault;
    const { remote, release } = ownerOf(set, route, error);
    const owner = boundaryLabel(remote, release);
    const counted = this.owners.get(owner) ?? { remote, release, count: 0 };
    counted.count++;
    if (this.owners.has(owner) || this.owners.size < MAX_OWNERS) this.owners.set(owner, counted);
    // Only names are logged, because values may be typed by a visitor.
    const query = [...new Set(new URL(pageUrl, 'http://shop.invalid').searchParams.keys())];
    const kind = `${owner} ${route} ${error.split('\n', 1)[0]?.replaceAll(/\d+/g, '0')}`;
    this.log[level](effect, { requestId, set: set.id, owner, route, query, error }, kind);
    this.onFault(fault, owner);
    return owner;
  }

  /** Faults since the start of the process, by release. */
  counts(): readonly { remote: string; release: string; count: number }[] {
    return [...this.owners.values()];
  }
}

/** The release whose code the stack names first, else the route's; the shell itself where a route has no remote. */
function ownerOf(set: ReleaseSet, route: string, error: string): { remote: string; release: string } {
  const isRoute = ([, { routes }]: [string, LiveRelease]) => routes.some(({ path }) => path === route);
  const [remote, live] = releaseIn(set, error) ?? Object.entries(set.remotes).find(isRoute) ?? [];
  return { remote: remote ?? 'shell', release: live?.release ?? 'none' };
}
