import type { Me } from '../access/describeMe.ts';
import { escapeText } from '../access/escapeText.ts';
import type { DashboardPage } from './builtDashboard.ts';

/**
 * The scripts that the document names, each by its hash and not by its address, because anything that the registry serves
 * would be allowed with 'self'. Styles, pictures and calls of the registry itself; nothing inline, and in no frame.
 */
export function dashboardPolicy({ scripts }: DashboardPage): string {
  return [
    "default-src 'none'",
    ['script-src', ...scripts.map(({ integrity }) => `'${integrity}'`)].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** What the document says before its script runs. */
interface FirstView {
  heading: string;
  me: Me;
}

/**
 * The document of a view: its files, the call that every view makes, and the bar and heading as the script draws them,
 * so nothing moves when it does.
 */
export function dashboardHtml({ scripts, styles, icon }: DashboardPage, { heading, me }: FirstView): string {
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
    `<title>${escapeText(heading)} | Releases</title><link rel="icon" href="/assets/${icon}">`,
    ...styleTags,
    '<link rel="preload" href="/v1/overview" as="fetch" crossorigin>',
    ...scriptTags,
    `<script type="application/json" id="me">${JSON.stringify(me).replaceAll('<', '\\u003c')}</script>`,
    `</head><body><div id="root">${bar(me)}<main class="page">`,
    '<div class="live-line"><p class="live-line-text is-behind"><span class="dot"></span>Connecting to the registry.</p></div>',
    `<h1>${escapeText(heading)}</h1><p class="soft">Reading what is live.</p></main></div>`,
    '<noscript><p class="page">This page needs JavaScript. <a href="/plain">What is live, as plain text</a></p></noscript>',
    '</body></html>',
  ].join('');
}

/** As Frame.tsx draws it. */
function bar({ name, role, mayAdminister, mayNotify }: Me): string {
  const links = [
    mayAdminister && '<a href="/access">People and tokens</a>',
    mayNotify && '<a href="/notifications">Notifications</a>',
  ].filter(Boolean);
  return [
    '<header class="bar"><div class="bar-room"><a class="bar-name" href="/">Releases</a>',
    links.length ? `<nav class="bar-views" aria-label="Views">${links.join('')}</nav>` : '',
    '<form method="post" action="/auth/logout" class="bar-person">',
    `<span>${escapeText(name)} <span class="soft">(${role})</span></span>`,
    '<button type="submit" class="link-button">Sign out</button></form></div></header>',
  ].join('');
}
