import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import type { HydrationOptions } from 'react-dom/client';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { PREVIEW_MARK } from '../hydration/previewMark.ts';
import { findHandle } from '../routes/RoutesContext.tsx';
import { BEACON_PATH, type Beacon } from './Beacon.ts';
import { countOnce } from './countOnce.ts';
import type { RegionSignals } from './RegionSignals.ts';
import { failureOf, watchErrors } from './watchErrors.ts';
import { watchVitals } from './watchVitals.ts';

declare const __RELEASE__: string;

/** A view has settled when nothing new happens for so long: ms. */
const SETTLED = 1_000;
/** Beacons of a view; the one on leaving is not among them. */
const MOST = 6;

export interface Signals extends RegionSignals {
  root: HydrationOptions;
  /** Call it when React hydrates the page. */
  follow: (router: DataRouter) => void;
}

/**
 * Tells the shell whether the page works: its beacons. A view is a document, or another route that is shown in it.
 * Undefined, and without any listener, where pages are not measured: previews, documents that are rendered before the
 * shopper asks for them (which the shell does not count either), Global Privacy Control, the owner's setting.
 */
export function startSignals(set: ReleaseSet, { measurement }: Site, routes: RouteObject[]): Signals | undefined {
  const page = document as Document & { prerendering?: boolean };
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (!measurement || globalPrivacyControl || page.prerendering || PREVIEW_MARK in page.documentElement.dataset)
    return undefined;

  let e: Beacon['e'] = page.referrer.startsWith(location.origin) ? undefined : 1;
  let shown = findHandle(routes, location.pathname);
  /** ms from the start of the document until the latest news; undefined after a navigation within it. */
  let t: number | undefined = 1;
  let sent = 0;
  let isLeft = false;
  let f: NonNullable<Beacon['f']> = [];
  /** Of this view: labels that work, and `catalog@0123456789abcdefthrow`. */
  let told: Record<string, 1> = {};
  /** Label → number of its working regions. */
  const working: Record<string, number> = {};
  const takeVitals = watchVitals();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const own = () => shown?.label ?? __RELEASE__;

  function send(v?: Beacon['v']): void {
    const a = Object.keys(working).filter((label) => {
      // None are left on a page that something has emptied: it is white, and must stay silent.
      const { length } = document.querySelectorAll(`[data-boundary="${label}"]`);
      return length && !told[label] && (working[label] as number) >= length;
    });
    const isNews = a[0] ?? f[0];
    if (!v && !(isNews && sent++ < MOST)) return;
    const beacon: Beacon = {
      s: set.id,
      r: shown?.path ?? 'not found',
      t,
      a,
      f: f[0] && f,
      ...(isNews && countOnce(set.id, f)),
      e,
      v,
    };
    for (const label of a) told[label] = 1;
    f = [];
    if (isNews) e = undefined;
    navigator.sendBeacon?.(BEACON_PATH, JSON.stringify(beacon));
  }

  function soon(): void {
    t &&= performance.now();
    clearTimeout(timer);
    timer = setTimeout(() => send(), SETTLED);
  }

  function leave(): void {
    if (!isLeft) send(takeVitals());
    isLeft = true;
  }

  const failed: RegionSignals['failed'] = (label, kind) => {
    if (!label || !kind || told[label + kind]) return;
    told[label + kind] = 1;
    f.push([label, kind]);
    soon();
  };

  addEventListener('visibilitychange', () => document.hidden && leave());

  return {
    root: watchErrors(failed, own, `cart@${set.remotes.cart?.release}`),
    failed,
    works: (label) => {
      working[label] = (working[label] ?? 0) + 1;
      soon();
      return () => void (working[label] as number)--;
    },
    follow: (router) => {
      router.subscribe(({ location, errors }) => {
        const next = findHandle(routes, location.pathname);
        if (next !== shown) {
          leave();
          shown = next;
          isLeft = false;
          sent = 0;
          t = undefined;
          told = {};
          soon();
        }
        // The server has counted those that came with the page, which are no objects of that class.
        for (const error of Object.values(errors ?? {}))
          if (error instanceof Error) failed(own(), failureOf(error, 'throw'));
      });
    },
  };
}
