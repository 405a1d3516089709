import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { kinds } from '../routes/routeTable.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

/** Limit of the transferred bytes: one percent over what the page has. */
const LIMIT = 151_300;

interface Fetched {
  url: string;
  isScript: boolean;
  /** 1 = named by the HTML, 2 = requested by such a file, and so on. */
  depth: number;
}

for (const { path } of kinds) {
  test(
    `${path} loads no file twice, and its HTML names the remotes’ scripts`,
    longUnless(['/', '/product/Adjustable-Dog-Collar', '/viewcart'].includes(path)),
    async ({ page }) => {
      const fetched = await openCold(page, path);
      const urls = fetched.map(({ url }) => url);
      expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
      const comesLater = await isLate(page);
      const first = fetched.filter(({ isScript, url }) => isScript && !comesLater(url));
      expect(first.filter(({ depth }) => depth > 2)).toEqual([]);
      const scripts = first.map(({ url }) => new URL(url).pathname);
      const preloaded = await page
        .locator('head link[rel=preload][as=script]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(scripts.filter((script) => !script.endsWith('/main.js')))).toEqual(new Set(preloaded));
    },
  );
}

test(`the JavaScript of the home page is at most ${LIMIT / 1000} KB`, async ({ page }) => {
  const scripts = (await openCold(page, '/')).filter(({ isScript }) => isScript);
  const sizes = await Promise.all(scripts.map(async ({ url }) => ({ url, ...(await weigh(url)) })));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = sizes.map(
    ({ url, bytes }) => `${String(bytes).padStart(8)}  ${new URL(url).pathname.replace(/^\/r\//, '')}`,
  );
  console.log(['JavaScript of / in bytes (brotli):', ...lines, `${String(total).padStart(8)}  in all`].join('\n'));
  // A file below a packet's size cannot get faster.
  expect(sizes.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > 1400)).toEqual([]);
  expect(total).toBeLessThanOrEqual(LIMIT);
});

/** Files of a remote that has only late regions on this page: they load when the shopper is about to see them. */
async function isLate(page: Page): Promise<(url: string) => boolean> {
  const regions = await page
    .locator('[data-region]')
    .evaluateAll((all) =>
      all.map(({ dataset }) => ({ remote: dataset.region?.split('/')[0], late: 'late' in dataset })),
    );
  return (url) => {
    const remote = new URL(url).pathname.split('/')[2];
    const own = regions.filter((region) => region.remote === remote);
    return own.length > 0 && own.every(({ late }) => late);
  };
}

/** Opens a page with an empty cache, and waits until the network is idle. */
async function openCold(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    if (type === 'Document' || request.url.startsWith('data:')) return;
    const by = fetched.findLast(({ url }) => url === askedBy(initiator));
    fetched.push({ url: request.url, isScript: type === 'Script', depth: (by?.depth ?? 0) + 1 });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return fetched;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The script that made the request; undefined when the HTML did. */
function askedBy({ type, stack }: { type: string; stack?: Stack }): string | undefined {
  if (type !== 'script') return undefined;
  for (let frames = stack; frames; frames = frames.parent) {
    const url = frames.callFrames.find(({ url }) => url.startsWith('http'))?.url;
    if (url) return url;
  }
  return undefined;
}

/** Requests it like a current browser. */
function weigh(url: string): Promise<{ bytes: number; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ bytes, encoding: response.headers['content-encoding'] }));
    }).on('error', reject);
  });
}
