const KEY = 'scroll-places';
/** Places that are remembered: the newest. */
const LIMIT = 50;

/** Where pages of this tab were scrolled to, in px: entry of the history → place. Empty where storage is blocked. */
export function readPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

export function keepPlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-LIMIT)));
  } catch {
    // Then a reload starts at the top.
  }
}
