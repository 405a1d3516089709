import { safeReturnTo } from './links.ts';

/** Where a member was when their session had ended in silence: of this tab, until the next login uses it. */
export const PLACE_KEY = 'place';

/** @param path with its query, on this shop */
export function rememberPlace(path: string): void {
  try {
    sessionStorage.setItem(PLACE_KEY, path);
  } catch {
    // A convenience, and nobody was promised it.
  }
}

/** The place that was remembered, which is forgotten by this; undefined when there is none. */
export function takePlace(): string | undefined {
  try {
    const place = sessionStorage.getItem(PLACE_KEY);
    sessionStorage.removeItem(PLACE_KEY);
    return place === null ? undefined : safeReturnTo(place);
  } catch {
    return undefined;
  }
}
