import type { SentSet } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import type { HydrationOptions } from 'react-dom/client';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { type FailureKind, kindOfFailure } from '../failures/kindOfFailure.ts';
import { PREVIEW_MARK } from '../hydration/previewMark.ts';
import { findHandle, type RouteHandle } from '../routes/RoutesContext.tsx';
import { BEACON_PATH, type Beacon } from './Beacon.ts';
import { countOnce } from './countOnce.ts';
import { framesOf } from './framesOf.ts';
import type { BrowserFailure, RegionSignals } from './RegionSignals.ts';
import { watchErrors } from './watchErrors.ts';
import { watchVitals } from './watchVitals.ts';

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
export function startSignals(set: SentSet, { measurement }: Site, routes: RouteObject[]): Signals | undefined {
  if (
    !measurement ||
    (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ||
    (document as { prerendering?: boolean }).prerendering ||
    PREVIEW_MARK in document.documentElement.dataset
  )
    return undefined;

  let e: Beacon['e'] = document.referrer.startsWith(location.origin) ? undefined : 1;
  let shown = findHandle(routes, location.pathname);
  /** ms from the start of the document until the latest news; undefined after a navigation within it. */
  let t: number | undefined = 1;
  let sent = 0;
  /** The view that was left last. */
  let left: unknown = 0;
  let f: NonNullable<Beacon['f']> = [];
  let k: Beacon['k'];
  /** Of this view: labels that work, and `catalog@0123456789abcdefthrow`. */
  let told: Record<string, 1> = {};
  /** Label → number of its working regions. */
  const working: Record<string, number> = {};
  const takeVitals = watchVitals();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(v?: Beacon['v']): void {
    const a = Object.keys(working).filter(
      (label) =>
        !told[label] &&
        // No region is left on a page that something has emptied: it is white, and must stay silent.
        (working[label] as number) >= (document.querySelectorAll(`[data-boundary="${label}"]`).length || Infinity),
    );
    const isNews = a[0] ?? f[0];
    if (!v && !(isNews && sent++ < MOST)) return;
    navigator.sendBeacon?.(
      BEACON_PATH,
      JSON.stringify({
        s: set.id,
        r: shown?.path,
        t,
        a,
        f,
        k,
        ...(isNews && countOnce(set.id, f)),
        e,
        v,
      } satisfies Beacon),
    );
    for (const label of a) told[label] = 1;
    f = [];
    k = undefined;
    if (isNews) e = undefined;
  }

  function soon(): void {
    t &&= performance.now();
    clearTimeout(timer);
    timer = setTimeout(send, SETTLED);
  }

  function leave(): void {
    if (left !== shown) send(takeVitals());
    left = shown;
  }

  const failed: RegionSignals['failed'] = (label, error, thrown, place = (error as Partial<Error> | null)?.stack) => {
    const kinds: Partial<Record<FailureKind, BrowserFailure>> = { unavailable: 'api', 'not-loaded': 'chunk', thrown };
    const kind = kinds[kindOfFailure(error)];
    if (!label || !kind || told[label + kind]) return;
    told[label + kind] = 1;
    if (!f[0]) k = framesOf(place);
    f.push([label, kind]);
    soon();
  };

  addEventListener('visibilitychange', () => document.hidden && leave());

  return {
    root: watchErrors(failed),
    failed,
    works: (label) => {
      // One more, also than undefined.
      working[label] = -~(working[label] as number);
      soon();
      return () => void (working[label] as number)--;
    },
    follow: (router) => {
      router.subscribe(({ matches, errors }) => {
        const next = matches.at(-1)?.route.handle as RouteHandle | undefined;
        if (next !== shown) {
          leave();
          shown = next;
          sent = 0;
          t = undefined;
          told = {};
          soon();
        }
        // The server has counted those that came with the page, which are no objects of that class.
        for (const id in errors) if (errors[id] instanceof Error) failed('shell', errors[id], 'throw');
      });
    },
  };
}
