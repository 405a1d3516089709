import { failureKinds } from '@paw/release/signals/failureKinds.ts';
import { FRAME, MOST_FRAMES } from '@paw/release/signals/StackSample.ts';
import type { Beacon } from '../../signals/Beacon.ts';
import { NO_ROUTE } from './KnownSets.ts';

/** A beacon that was checked. */
export type ReadBeacon = Beacon & { r: string };

type BeaconKind = NonNullable<Beacon['f']>[number][1];

/** No measurement is longer, also not that of a tab that was in the background for a day. ms, and thousandths for CLS */
const MOST = 86_400_000;
const MOST_LABELS = 40;
const MOST_VITALS = 4;

const kinds: ReadonlySet<unknown> = new Set(failureKinds.filter((kind) => kind !== 'render'));

/**
 * A beacon from the text of a request; undefined for anything else. It is checked by hand, because anyone may send one, and
 * each page view sends several. Names that are unknown here are ignored: an open tab may have a newer script.
 */
export function readBeacon(text: string): ReadBeacon | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { s, r = NO_ROUTE, t, a, f, k, n, h, e, v } = value as Record<keyof Beacon, unknown>;
  if (!isText(s, 64) || !isText(r, 200)) return undefined;
  if (t !== undefined && !isNumber(t)) return undefined;
  if (a !== undefined && !isListOf(a, MOST_LABELS, isLabel)) return undefined;
  if (f !== undefined && !isListOf(f, MOST_LABELS, isFailure)) return undefined;
  if (k !== undefined && !isListOf(k, MOST_FRAMES, isPlace)) return undefined;
  if (h !== undefined && !isListOf(h, kinds.size, isKind)) return undefined;
  if (v !== undefined && !isListOf(v, MOST_VITALS, isVital)) return undefined;
  if (!isFlag(n) || !isFlag(e)) return undefined;
  return {
    s,
    r,
    ...(t !== undefined && { t }),
    ...(a && { a: [...new Set(a)] }),
    ...(f && { f: withoutRepeats(f) }),
    ...(k && { k: k.flatMap((place) => browserFrame(place) ?? []) }),
    ...(n && { n }),
    ...(h && { h: [...new Set(h)] }),
    ...(e && { e }),
    ...(v && { v }),
  };
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MOST;
const isVital = (value: unknown): value is number | null => value === null || isNumber(value);
const isFlag = (value: unknown): value is 1 | undefined => value === undefined || value === 1;
const isLabel = (value: unknown): value is string => isText(value, 80);
const isPlace = (value: unknown): value is string => isText(value, 200);
const isKind = (value: unknown): value is BeaconKind => kinds.has(value);
const isFailure = (value: unknown): value is [string, BeaconKind] =>
  Array.isArray(value) && value.length === 2 && isLabel(value[0]) && isKind(value[1]);

/** `/r/cart/0123456789abcdef~2/browser/…:1:2345` as it is reported, without the number of a fresh path; undefined for another text. */
function browserFrame(place: string): string | undefined {
  const frame = place.replace(/^\/r\//, '').replace(/~\d{1,6}\//, '/');
  return FRAME.test(frame) ? frame : undefined;
}

function isListOf<T>(value: unknown, most: number, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.length <= most && value.every(isOne);
}

function withoutRepeats(failures: NonNullable<Beacon['f']>): NonNullable<Beacon['f']> {
  return [...new Map(failures.map((failure) => [failure.join(' '), failure])).values()];
}
