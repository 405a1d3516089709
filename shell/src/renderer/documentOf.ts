import { SHELL } from '@paw/contract/releaseManifest.ts';
import type { Head } from '@paw/contract/remote.ts';
import { type ReleaseSet, releaseUrl } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import { noCartMark } from '@paw/contract/noCart.ts';
import { authMark } from '../layout/account/authMark.ts';
import { consentMark } from '../layout/consent/ConsentBanner.tsx';
import { headTags } from '../head/headTags.ts';
import { AGAIN_ID, LAST, LATER, lateStart, SCRIPTS_ID } from '../hydration/lateStart.ts';
import { PREVIEW_MARK } from '../hydration/previewMark.ts';
import { sentSet } from './sentSet.ts';
import { previewBanner } from './previewBanner.ts';
import { PAGE_STATE_ID, type PageState } from '../hydration/PageState.ts';
import { type PagePart, pageFiles } from './pageFiles.ts';
import { hashOf, type InlineHashes, styleHasher } from './InlineHashes.ts';
import type { FileHashes } from './hashList.ts';

/** The shell's files with the packages of `stateModules.ts`, as the build names them. */
const STATE_FILE = /^browser\/(react-redux|redux|reduxjs-toolkit|reduxToolkit)-\w+\.js$/;

/** The shell's own files that every page loads. */
export interface ShellFiles {
  release: string;
  main: { js: string[]; css: string[] };
  files: { path: string }[];
  /** Hash of the list of its files' hashes, when it is verified. */
  hashes?: string;
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
  /** Joined in order, they are the whole document. */
  parts: readonly string[];
  inline: InlineHashes;
}

/**
 * Builds whole documents for one release set. Nothing in them depends on the shopper. The page's HTML is not joined with
 * what surrounds it, because copying a long string is slow.
 */
export function documentOf(
  set: ReleaseSet,
  site: Site,
  shell: ShellFiles,
  preview?: readonly string[],
  hashes: Readonly<Record<string, FileHashes>> = {},
): (page: PageContent) => PageDocument {
  const own = (path: string) => releaseUrl('shell', shell.release, path);
  const opened = (remote: string, path: string) => {
    const hash = hashes[remote]?.[path];
    return hash ? ` integrity="sha384-${hash}" crossorigin="anonymous"` : '';
  };
  const fonts = shell.files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path }) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${own(path)}">`);
  const state = shell.files
    .filter(({ path }) => STATE_FILE.test(path))
    .map(({ path }) => `<link rel="preload" as="script"${opened(SHELL, path)} href="${own(path)}">`);
  const needsState = ({ remote, part }: PagePart) =>
    set.remotes[remote]?.routes.some(({ name, files }) => part === `page:${name}` && files.shared);
  const marks = [authMark, noCartMark, ...(site.statistics ? [consentMark(site.statistics.url)] : [])];
  // One script has one hash in the policy, and a header is sent whole with each page.
  const inline = [...marks, lateStart].join(';');
  const always = [
    ...fonts,
    ...shell.main.css.map((path) => `<link rel="stylesheet"${opened(SHELL, path)} href="${own(path)}">`),
  ].join('\n');
  const script = (path: string, attempt: number, mark = '') =>
    `<script${mark}${opened(SHELL, path)} src="${releaseUrl(SHELL, shell.release, path, attempt)}"></script>`;
  const main = shell.main.js.map((path) => script(path, 0, ` type="${LATER}" data-${AGAIN_ID}`));
  const again = shell.main.js.map((path) => script(path, 1, ` data-${AGAIN_ID}="${LAST}"`)).join('');
  const [mark, banner] = preview ? [` data-${PREVIEW_MARK}`, `${previewBanner(set, preview)}\n`] : ['', ''];
  // Data in JSON is no script, and needs no hash.
  const scripts = [hashOf(inline)];
  const hashesOf = styleHasher();
  const { release, hashes: list } = shell;
  const context = `"set":${json(sentSet(set))},"site":${json(site)}${list ? `,"shell":${json({ release, hashes: list })}` : ''}`;
  const remotes = Object.values(set.remotes).filter(({ entry }) => entry);
  const isVerified = list !== undefined && remotes.every((live) => live.hashes);

  return ({ head, html, styles, data, parts }) => {
    const tags = headTags(head, site).filter(Boolean).join('\n');
    const { css, js } = pageFiles(set, parts);
    const sheets = css.map(({ remote, path, url }) => `<link rel="stylesheet"${opened(remote, path)} href="${url}">`);
    const files = [...sheets, styles].filter(Boolean).join('\n');
    const preloads = js.map(
      ({ remote, path, url }) => `<link rel="preload" as="script"${opened(remote, path)} href="${url}">`,
    );
    const start = `<!DOCTYPE html>
<html lang="en"${mark}>
<head>
<meta charset="utf-8">
${tags}
${always}
${files}
${main.join('\n')}
<template id="${SCRIPTS_ID}">
${[...preloads, ...(parts.some(needsState) ? state : [])].join('\n')}
<template id="${AGAIN_ID}">${again}</template>
</template>
<script>${inline}</script>
<script type="application/ld+json">${json(head.jsonLd ?? [])}</script>
</head>
<body>
${banner}<div id="root">`;
    const end = `</div>
<div id="notices" role="status"></div>
<script type="application/json" id="${PAGE_STATE_ID}">{${context},"loaderData":${json(withoutJsonLd(data.loaderData))},"errors":${json(data.errors)}}</script>
</body>
</html>`;
    return {
      parts: [start, html, end],
      inline: { scripts, styles: hashesOf(styles + banner), ...(isVerified && { isVerified }) },
    };
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

/** JSON that cannot close its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
