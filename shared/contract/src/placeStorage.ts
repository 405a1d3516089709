import { safeReturnTo } from './links.ts';

/** The page that a member was on when their session had expired: for this tab, until the next login uses it. */
export const PLACE_KEY = 'place';

/** @param path on this shop, with its query */
export function rememberPlace(path: string): void {
  try {
    sessionStorage.setItem(PLACE_KEY, path);
  } catch {
    // A convenience: without storage the login opens the home page.
  }
}

/** Reads and removes the stored path; undefined when there is none. */
export function takePlace(): string | undefined {
  try {
    const place = sessionStorage.getItem(PLACE_KEY);
    sessionStorage.removeItem(PLACE_KEY);
    return place === null ? undefined : safeReturnTo(place);
  } catch {
    return undefined;
  }
}
