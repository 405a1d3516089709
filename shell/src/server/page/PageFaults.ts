import { boundaryLabel, type ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Log } from '@paw/node/createLog.ts';
import { sayOnce } from '../sayOnce.ts';

/** The same fault is logged once in so many ms; all of them are counted. */
const SAID_EVERY = 60_000;
/** Releases whose faults are counted apart: more than are live in the life of a process. */
const MOST_OWNERS = 200;

export interface PageFault {
  set: ReleaseSet;
  /** The route's pattern. */
  route: string;
  /** Path and declared query. */
  address: string;
  requestId: string;
  /** What was thrown, with its stack. */
  error: string;
  /** How the log begins: what it costs the visitor. */
  cost: string;
  level: 'warn' | 'error';
}

/** What failed in pages: which release it belongs to, in the log and in figures. */
export class PageFaults {
  private readonly owners = new Map<string, { remote: string; release: string; count: number }>();
  private readonly say: Record<PageFault['level'], ReturnType<typeof sayOnce>>;

  constructor(log: Log) {
    const at = (level: PageFault['level']) => sayOnce(SAID_EVERY, (message, fields) => log[level](fields, message));
    this.say = { warn: at('warn'), error: at('error') };
  }

  note({ set, route, address, requestId, error, cost, level }: PageFault): void {
    const { remote, release } = ownerOf(set, route, error);
    const owner = boundaryLabel(remote, release);
    const counted = this.owners.get(owner) ?? { remote, release, count: 0 };
    counted.count++;
    if (this.owners.has(owner) || this.owners.size < MOST_OWNERS) this.owners.set(owner, counted);
    // Names only: what stands behind them may be what somebody typed.
    const query = [...new Set(new URL(address, 'http://shop.invalid').searchParams.keys())];
    const kind = `${owner} ${route} ${error.split('\n', 1)[0]?.replaceAll(/\d+/g, '0')}`;
    this.say[level](cost, { requestId, set: set.id, owner, route, query, error }, kind);
  }

  /** Since the start of the process, by release. */
  counts(): readonly { remote: string; release: string; count: number }[] {
    return [...this.owners.values()];
  }
}

/** The release whose code the stack names first, else the route's; the shell itself where a route has no remote. */
function ownerOf({ remotes }: ReleaseSet, route: string, error: string): { remote: string; release: string } {
  const places = Object.entries(remotes)
    .map(([remote, live]) => ({ remote, live, place: error.indexOf(`${live.federationName}/`) }))
    .toSorted((a, b) => a.place - b.place);
  const found =
    places.find(({ place }) => place >= 0) ?? places.find(({ live }) => live.routes.some(({ path }) => path === route));
  return { remote: found?.remote ?? 'shell', release: found?.live.release ?? 'none' };
}
