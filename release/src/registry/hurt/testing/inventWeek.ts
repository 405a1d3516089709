/** A week of a shop that never was: releases, visitors, and a release of the catalog that breaks the product page at 14:05. */
import { seededRandom } from '../../../guard/testing/seededRandom.ts';
import { keepHour } from '../../../signals/keptSignals.ts';
import type { MinuteCount } from '../../../signals/MinuteCount.ts';
import type { RouteCount } from '../../../signals/SignalReport.ts';
import { releaseSetId } from '../../../store/foldLog.ts';
import type { EntryDraft } from '../../../store/logEntry.ts';
import type { ReleaseStore } from '../../../store/releaseStore.ts';
import { appendNext } from '../../../testing/appendNext.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const id = (name: string) => Buffer.from(name.padEnd(8, '-')).toString('hex');

/** Views of a minute at noon. */
const pages = [
  { remote: 'catalog', route: '/', views: 9 },
  { remote: 'catalog', route: '/product/:title', views: 12 },
  { remote: 'catalog', route: '/search', views: 4 },
  { remote: 'cart', route: '/viewcart', views: 4 },
  { remote: 'cart', route: '/checkout', views: 2 },
  { remote: 'account', route: '/login', views: 2 },
  { remote: 'content', route: '/blogs', views: 2 },
];

export interface InventedWeek {
  env: string;
  /** Release, who made it live, and when it broke the product page: the first minute in which it did. */
  broken: { release: string; by: string; at: string };
}

/** Writes log and signals of the seven days before `now`. @param now ms since 1970 */
export async function inventWeek(store: ReleaseStore, now: number, seed = 1): Promise<InventedWeek> {
  const env = 'production';
  const yesterday = Math.floor(now / DAY) * DAY - DAY;
  const brokenAt = yesterday + 14 * HOUR + 5 * MINUTE;
  const healedAt = brokenAt + 36 * MINUTE;
  const [broken, slow] = [id('cat-6'), id('cart-3')];
  const first = { catalog: id('cat-5'), cart: id('cart-2'), account: id('acc-1'), content: id('con-1') };
  const live: [number, string, EntryDraft['changes'], Partial<EntryDraft>?][] = [
    [now - 9 * DAY, 'ana', first],
    [yesterday - 4 * DAY + 10 * HOUR, 'bob', { account: id('acc-2') }],
    [yesterday - 3 * DAY + 9 * HOUR, 'carol', { cart: slow }],
    [yesterday - 2 * DAY + 11 * HOUR, 'carol', { cart: id('cart-4') }],
    // Others go live around the same time: the time alone does not tell whose it was.
    [brokenAt - 9 * MINUTE, 'bob', { account: id('acc-3') }],
    [brokenAt - 2 * MINUTE, 'dora', { content: id('con-2') }],
    [brokenAt - 20_000, 'eve', { catalog: broken }],
    [
      healedAt,
      'ana',
      { catalog: first.catalog },
      { action: 'rollback', abandoned: { catalog: broken }, reason: 'Errors on pages' },
    ],
    [healedAt + 2 * HOUR, 'eve', { catalog: id('cat-7') }],
  ];
  const log = live.toSorted(([a], [b]) => a - b).filter(([at]) => at < now);
  for (const [at, by, changes, more] of log) {
    const auth = { kind: 'token' as const, id: '0123456789ab', role: 'releaser' };
    await appendNext(store, env, { at: new Date(at).toISOString(), by, auth, action: 'activate', changes, ...more });
  }
  const liveAt = (time: number): Record<string, string> =>
    Object.assign({}, ...log.filter(([at]) => at < time + MINUTE / 2).map(([, , changes]) => changes));
  const random = seededRandom(seed);
  const draw = (count: number, rate: number) => {
    let drawn = 0;
    for (let left = count; left > 0; left--) if (random() < rate) drawn++;
    return drawn;
  };

  const minuteAt = (time: number): MinuteCount => {
    const set = liveAt(time);
    // Few at night.
    const busy = 0.15 + 0.85 * Math.max(0, Math.sin(((time % DAY) / DAY) * 2 * Math.PI - Math.PI / 2));
    const isApiDown = time >= yesterday - 2 * DAY + 3 * HOUR && time < yesterday - 2 * DAY + 3 * HOUR + 4 * MINUTE;
    const rows = pages.flatMap(({ remote, route, views }) => {
      const seen = Math.round(views * busy * (0.6 + 0.8 * random()));
      const release = set[remote] ?? '';
      const isBroken = release === broken && route === '/product/:title' && time >= brokenAt;
      const failed = draw(seen, isBroken ? 0.35 : 0.002);
      const api = isApiDown ? draw(seen, 0.4) : 0;
      const late = draw(seen, release === slow && route === '/viewcart' ? 0.45 : 0.06);
      const own: RouteCount = {
        remote,
        release,
        route,
        sent: Math.ceil(seen / 3),
        alive: seen - failed - api,
        failed: { ...(failed && { throw: failed }), ...(api && { api }) },
        hurt: Math.ceil((failed + api) / 2),
        rendered: Math.ceil(seen / 6),
        renderMs: seen * 3,
        vitals: { lcp: [0, 0, 0, seen - late, 0, 0, late, 0, 0] },
      };
      const { vitals: __, ...badge } = {
        ...own,
        remote: 'cart',
        release: set.cart ?? '',
        alive: seen,
        failed: {},
        hurt: 0,
      };
      return remote === 'cart' ? [own] : [own, badge];
    });
    const entries = Math.round(12 * busy);
    const counts = { set: releaseSetId(set), visits: entries, hurt: {}, rendererDeaths: 0 };
    return {
      at: new Date(time).toISOString(),
      reports: 60,
      apiDownMs: isApiDown ? MINUTE : 0,
      routes: rows.filter(({ alive, sent }) => alive + sent > 0),
      sets: [{ ...counts, entries, entriesAlive: entries - draw(entries, 0.01) }],
      dropped: 0,
    };
  };

  for (let hour = Math.floor(now / HOUR) * HOUR - 7 * DAY; hour < now; hour += HOUR) {
    const minutes = Array.from({ length: 60 }, (_, at) => hour + at * MINUTE).filter((time) => time < now);
    await keepHour(store, env, new Date(hour).toISOString().slice(0, 13), minutes.map(minuteAt));
  }
  return { env, broken: { release: broken, by: 'eve', at: new Date(brokenAt).toISOString() } };
}
