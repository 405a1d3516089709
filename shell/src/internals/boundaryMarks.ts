/** React's server renderer writes a comment where a `Suspense` boundary failed (`!`) or is pending (`?`). */
const UNFINISHED = /<!--\$[!?]-->/;
const FAILED_PAGE = /data-region="[^"]*\/page:[^"]*"><!--\$!-->/;

/** Whether a region threw or waits. */
export function hasUnfinishedRegion(html: string): boolean {
  return UNFINISHED.test(html);
}

/** Whether the page's own region threw: that decides the status, a slot does not. */
export function hasFailedPage(html: string): boolean {
  return FAILED_PAGE.test(html);
}

const FAILED_REGION = /data-region="([^"]*)"(?: data-late="")?><!--\$!-->/g;
const MOST_FAILED = 10;

/** `<remote>/<part>` of the regions that threw. */
export function listFailedRegions(html: string): string[] {
  return [...html.matchAll(FAILED_REGION)].slice(0, MOST_FAILED).map(([, region = '']) => region);
}
