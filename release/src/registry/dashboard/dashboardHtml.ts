import type { DashboardPage } from './builtDashboard.ts';

/** Scripts, styles, pictures and calls of the registry itself; nothing inline, and in no frame. */
export const dashboardPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The one document of the dashboard, whatever the view. */
export function dashboardHtml({ scripts, styles, icon }: DashboardPage): string {
  const styleTags = styles.map(
    ({ path, integrity }) => `<link rel="stylesheet" href="/assets/${path}" integrity="${integrity}">`,
  );
  const scriptTags = scripts.map(
    ({ path, integrity }) => `<script src="/assets/${path}" integrity="${integrity}" defer></script>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="description" content="What is live where">',
    `<title>Releases</title><link rel="icon" href="/assets/${icon}">`,
    ...styleTags,
    ...scriptTags,
    '</head><body><div id="root">',
    // As the page draws it, so nothing moves when it does.
    '<header class="bar"><div class="bar-room"><a class="bar-name" href="/">Releases</a></div></header><main class="page">',
    '<div class="live-line"><p class="live-line-text is-behind"><span class="dot"></span>Connecting to the registry.</p></div>',
    '<h1>Releases</h1><p class="soft">Reading what is live.</p></main></div>',
    '<noscript><p class="page">This page needs JavaScript. <a href="/plain">What is live, as plain text</a></p></noscript>',
    '</body></html>',
  ].join('');
}
