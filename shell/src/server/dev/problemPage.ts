import type { DevProblem } from '../../client/dev/DevStatus.ts';
import { BARE_POLICY } from '@paw/node/securityHeaders.ts';
import { hashOf } from '../../renderer/InlineHashes.ts';

const STYLE = 'body { font: 16px/1.5 system-ui, sans-serif; padding: 24px; } pre { white-space: pre-wrap; }';
const SCRIPT = `
let first;
new EventSource('/dev/events').onmessage = ({ data }) => {
  first ??= data;
  if (data !== first) location.reload();
};
`;

/** The `Content-Security-Policy` of that page. */
export const problemPolicy = `${BARE_POLICY}; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; img-src 'self'`;

/** Shown until something renders: lists the errors, and reloads once they are fixed. */
export function problemPage(problems: readonly DevProblem[]): string {
  const items = problems.map(({ app, file, line, text }) => {
    const place = file ? `<strong>${escape(line ? `${file}:${line}` : file)}</strong>` : '';
    return `<h2>${escape(app)}</h2>${place}<pre>${escape(text)}</pre>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Nothing to render yet</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${STYLE}</style>
</head>
<body>
<h1>This page cannot be rendered</h1>
<p>Fix these errors. The page then reloads automatically.</p>
${items.join('\n')}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
