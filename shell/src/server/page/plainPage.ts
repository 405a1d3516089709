import { BARE_POLICY } from '@paw/node/securityHeaders.ts';
import { hashOf } from '../../renderer/InlineHashes.ts';

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #FFFCF7; color: #23201C; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; padding: 24px; }
a { color: #17503F; }
`;

/** The `Content-Security-Policy` of a plain page: its style and its icon. */
export const plainPolicy = `${BARE_POLICY}; style-src ${hashOf(STYLE)}; img-src 'self'`;

/** A page without remotes, sent while the shop opens, and when no page could be rendered. */
export function plainPage(
  title: string,
  text: string,
  refresh?: number,
  link = { href: '/', text: 'Go to the home page' },
): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} | Paw Dailies</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh ? `<meta http-equiv="refresh" content="${refresh}">` : ''}
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.text}</a></p>
</main>
</body>
</html>
`;
}

export const openingPage = plainPage('We’re opening up', 'This page will load by itself in a few seconds.', 2);

export const brokenPage = plainPage(
  'This page isn’t available right now',
  'Something went wrong on our end. Your cart is safe. Please try again in a moment.',
);
