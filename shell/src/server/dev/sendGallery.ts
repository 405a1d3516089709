import type { IncomingMessage, ServerResponse } from 'node:http';
import { releaseUrl } from '@paw/contract/releaseSet.ts';
import type { Site } from '@paw/contract/site.ts';
import type { Exchange } from '../Exchange.ts';
import { pagePolicy } from '../headers/pagePolicy.ts';
import { readShellBuild } from '../ShellBuild.ts';

/** An empty page with the shell's own code, which renders the gallery: `client/dev/showGallery.tsx`. */
export function sendGallery(shellFolder: string, site: Site, settled: () => Promise<unknown>) {
  return async (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> => {
    exchange.route = 'gallery';
    await settled();
    const { release, host } = readShellBuild(shellFolder);
    const { main } = host;
    const styles = main.css.map((path) => `<link rel="stylesheet" href="${releaseUrl('shell', release, path)}">`);
    const scripts = main.js.map((path) => `<script defer src="${releaseUrl('shell', release, path)}"></script>`);
    const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components | Paw Dailies</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${[...styles, ...scripts].join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="site">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
    // Its scripts are in the HTML, which 'strict-dynamic' does not trust.
    const policy = pagePolicy(site, { scripts: [], styles: [] }, { isDevelopment: true });
    response.writeHead(200, {
      'content-security-policy': policy.replace(" 'strict-dynamic'", ''),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(html),
    });
    response.end(request.method === 'HEAD' ? undefined : html);
  };
}
