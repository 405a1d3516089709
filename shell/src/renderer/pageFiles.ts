import { type ReleaseSet, releaseUrl } from '@paw/contract/releaseSet.ts';

/** Code of a remote that a page needs. */
export interface PagePart {
  remote: string;
  /** `page:<route name>` or `slot:<Name>`. */
  part: string;
  /** Its scripts load when the shopper is about to see it, see RemoteRegion. */
  isLate?: boolean;
}

const REGION = 'data-region="';
const SLOT = '/slot:';

/**
 * The slots in a page's HTML. Many attributes begin like `REGION`, so searching for it takes three times as long as searching
 * for `SLOT`.
 */
export function slotsIn(html: string): PagePart[] {
  const slots: PagePart[] = [];
  for (let slash = html.indexOf(SLOT); slash >= 0; slash = html.indexOf(SLOT, slash + SLOT.length)) {
    const start = html.lastIndexOf('"', slash) + 1;
    const end = html.indexOf('"', slash);
    if (end < 0 || start === slash || !html.startsWith(REGION, start - REGION.length)) continue;
    const isLate = html.startsWith(' data-late', end + 1);
    slots.push({ remote: html.slice(start, slash), part: html.slice(slash + 1, end), isLate });
  }
  return slots;
}

interface PageFile {
  remote: string;
  path: string;
  url: string;
}

/** Exactly this page's files, with the runtime's URLs: no file is fetched twice. */
export function pageFiles(set: ReleaseSet, parts: readonly PagePart[]): { css: PageFile[]; js: PageFile[] } {
  const scripts = new Map<string, PageFile>();
  const styles = new Map<string, PageFile>();
  for (const { remote, part, isLate } of parts) {
    const live = set.remotes[remote];
    if (!live) continue;
    const add = (files: Map<string, PageFile>, path: string) => {
      const url = releaseUrl(remote, live.release, path);
      files.set(url, { remote, path, url });
    };
    const [kind, name] = part.split(':', 2);
    const found = (kind === 'page' ? live.routes : live.slots).find((entry) => entry.name === name);
    if (!isLate) for (const path of [...(found?.files.js ?? []), ...live.start.js]) add(scripts, path);
    for (const path of found?.files.css ?? []) add(styles, path);
  }
  return { css: [...styles.values()], js: [...scripts.values()] };
}
