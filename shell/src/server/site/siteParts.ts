import type { Site } from '@paw/contract/site.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { AppParts } from '../app.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import type { HeldShellBuild } from '../ShellBuild.ts';
import { publicFiles, sendDocuments } from './documents.ts';
import { siteFeeds } from './siteFeeds.ts';
import { siteFiles } from './siteFiles.ts';
import { sitemap } from './sitemap.ts';

interface SiteSources {
  site: () => Site;
  current: () => WarmSet | undefined;
  build: HeldShellBuild;
  log: Log;
}

/** Handlers of the files for search engines and feed readers, and of `/documents`. */
export function siteParts({
  site,
  current,
  build,
  log,
}: SiteSources): Pick<AppParts, 'siteFiles' | 'sitemap' | 'feeds' | 'documents' | 'publicFiles'> {
  const origin = () => site().origin;
  return {
    siteFiles: siteFiles(
      origin,
      (name) => build.read(`icons/${name}`),
      () => current()?.set,
    ),
    sitemap: sitemap({ site, current, log }),
    feeds: siteFeeds({ current, log }),
    documents: sendDocuments(current),
    publicFiles: publicFiles(current, origin),
  };
}
