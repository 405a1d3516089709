import type { Head } from '@paw/contract/remote.ts';
import { type ReleaseSet, releaseUrl } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import { authMark } from '../layout/account/authMark.ts';
import { consentMark } from '../layout/consent/ConsentBanner.tsx';
import { headTags } from '../head/headTags.ts';
import { lateStart, SCRIPTS_ID } from '../hydration/lateStart.ts';
import { PREVIEW_MARK } from '../hydration/previewMark.ts';
import { previewBanner } from './previewBanner.ts';
import { PAGE_STATE_ID, type PageState } from '../hydration/PageState.ts';
import { hashOf, type InlineHashes, styleHashes } from './InlineHashes.ts';

/** Code of a remote that a page needs. */
export interface PagePart {
  remote: string;
  /** `page:<route name>` or `slot:<Name>`. */
  part: string;
}

/** The shell's own files that every page loads. */
export interface ShellFiles {
  release: string;
  main: { js: string[]; css: string[] };
  files: { path: string }[];
}

export interface PageContent {
  head: Head;
  /** What is in `<div id="root">`. */
  html: string;
  /** styled-components' style element. */
  styles: string;
  data: Pick<PageState, 'loaderData' | 'errors'>;
  parts: PagePart[];
}

export interface PageDocument {
  html: string;
  inline: InlineHashes;
}

/**
 * Builds whole documents for one release set. Nothing in them depends on the shopper. The start and end are joined with
 * the page's HTML last, because copying a long string is slow.
 */
export function documentOf(
  set: ReleaseSet,
  site: Site,
  shell: ShellFiles,
  preview?: readonly string[],
): (page: PageContent) => PageDocument {
  const own = (path: string) => releaseUrl('shell', shell.release, path);
  const fonts = shell.files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path }) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${own(path)}">`);
  const marks = [authMark, ...(site.statistics ? [consentMark(site.statistics.url)] : [])];
  const always = [
    ...marks.map((script) => `<script>${script}</script>`),
    ...fonts,
    ...shell.main.css.map((path) => `<link rel="stylesheet" href="${own(path)}">`),
  ].join('\n');
  const main = shell.main.js.map((path) => `<script src="${own(path)}"></script>`);
  const [mark, banner] = preview ? [` data-${PREVIEW_MARK}`, `${previewBanner(set, preview)}\n`] : ['', ''];
  // Data in JSON is no script, and needs no hash.
  const scripts = [...marks, lateStart].map(hashOf);
  const context = `"set":${json(set)},"site":${json(site)}`;

  return ({ head, html, styles, data, parts }) => {
    const tags = headTags(head, site).filter(Boolean).join('\n');
    const { css, js } = filesOf(set, parts);
    const files = [...css.map((url) => `<link rel="stylesheet" href="${url}">`), styles].filter(Boolean).join('\n');
    const waiting = [...main, ...js.map((url) => `<link rel="preload" as="script" href="${url}">`)].join('\n');
    const start = `<!DOCTYPE html>
<html lang="en"${mark}>
<head>
<meta charset="utf-8">
${tags}
${always}
${files}
<template id="${SCRIPTS_ID}">
${waiting}
</template>
<script>${lateStart}</script>
<script type="application/ld+json">${json(head.jsonLd ?? [])}</script>
</head>
<body>
${banner}<div id="root">`;
    const end = `</div>
<div id="notices" role="status"></div>
<script type="application/json" id="${PAGE_STATE_ID}">{${context},"loaderData":${json(withoutJsonLd(data.loaderData))},"errors":${json(data.errors)}}</script>
</body>
</html>`;
    return { html: start + html + end, inline: { scripts, styles: styleHashes(styles + banner) } };
  };
}

/** Without JSON-LD, which is in the head already: the browser writes it only for the next page, whose data it loads. */
function withoutJsonLd(loaderData: PageState['loaderData']): PageState['loaderData'] {
  return Object.fromEntries(
    Object.entries(loaderData).map(([route, page]) => [
      route,
      page && { ...page, head: { ...page.head, jsonLd: undefined } },
    ]),
  );
}

/** Exactly this page's files, with the runtime's URLs: no file is fetched twice. */
function filesOf(set: ReleaseSet, parts: readonly PagePart[]): { css: string[]; js: string[] } {
  const urls = new Set<string>();
  const styles = new Set<string>();
  for (const { remote, part } of parts) {
    const live = set.remotes[remote];
    if (!live) continue;
    const [kind, name] = part.split(':', 2);
    const found = (kind === 'page' ? live.routes : live.slots).find((entry) => entry.name === name);
    for (const path of [...(found?.files.js ?? []), ...live.start.js]) urls.add(releaseUrl(remote, live.release, path));
    for (const path of found?.files.css ?? []) styles.add(releaseUrl(remote, live.release, path));
  }
  return { css: [...styles], js: [...urls] };
}

/** JSON that cannot close its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
