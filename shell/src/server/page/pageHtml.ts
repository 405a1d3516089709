import type { ShellBuild } from '../ShellBuild.ts';
import { releaseUrl } from '@paw/shared/contract/releaseSet.ts';
import type { Rendered } from '../../renderer/rendererMessages.ts';

/** The whole document around what the renderer made. Nothing in it depends on the shopper. */
export function pageHtml(page: Rendered, build: ShellBuild): string {
  const { head, state } = page;
  const { site } = state;
  const own = (path: string) => releaseUrl('shell', build.release, path);
  const canonical = head.canonical ? new URL(head.canonical, site.origin).href : '';
  const scripts = build.main.js.map((path) => `<script defer src="${own(path)}"></script>`);
  const styles = build.main.css.map((path) => `<link rel="stylesheet" href="${own(path)}">`);
  const fonts = build.files
    .filter(({ path }) => path.endsWith('.woff2'))
    .map(({ path }) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${own(path)}">`);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<title>${escape(head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escape(head.description)}">`,
    `<meta name="robots" content="${head.robots ?? 'all'}">`,
    canonical && `<link rel="canonical" href="${escape(canonical)}">`,
    '<meta name="theme-color" content="#0F3B2E">',
    `<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
    ...fonts,
    ...styles,
    ...preloads(page),
    page.styles,
    ...scripts,
    `<script type="application/ld+json">${json(head.jsonLd ?? [])}</script>`,
    '</head>',
    '<body>',
    `<div id="root">${page.html}</div>`,
    '<div id="notices" role="status"></div>',
    `<script type="application/json" id="page-state">${json(state)}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Exactly this page's files, in the mode in which the runtime will ask for them: no file is fetched twice. */
function preloads({ parts, state }: Rendered): string[] {
  const urls = new Set<string>();
  const styles = new Set<string>();
  for (const { remote, part } of parts) {
    const live = state.set.remotes[remote];
    if (!live) continue;
    const [kind, name] = part.split(':', 2);
    const found = (kind === 'page' ? live.routes : live.slots).find((entry) => entry.name === name);
    for (const path of [...(found?.files.js ?? []), ...live.start.js]) urls.add(releaseUrl(remote, live.release, path));
    for (const path of found?.files.css ?? []) styles.add(releaseUrl(remote, live.release, path));
  }
  return [
    ...[...styles].map((url) => `<link rel="stylesheet" href="${url}">`),
    ...[...urls].map((url) => `<link rel="preload" as="script" href="${url}">`),
  ];
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON that cannot end its script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
