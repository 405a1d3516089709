import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Figure, Form } from './Figure.ts';
import { loadOnPhone, type LoadTimes } from './loadOnPhone.ts';
import { median } from './median.ts';
import { buildOneBundle, ONE, type OneBundle } from './one-bundle/buildOneBundle.ts';
import { openBrowser } from './openBrowser.ts';
import { readLiveManifests } from './shop/listPages.ts';
import { pageKinds } from './shop/pageKinds.ts';
import type { Place } from './shop/Place.ts';
import { TwinServer } from './twin/TwinServer.ts';

const sizes = {
  long: { rounds: 11, paths: [pageKinds.home, pageKinds.product] },
  short: { rounds: 1, paths: [pageKinds.home] },
} satisfies Record<Form, object>;

/** What it costs a page that its parts are releases of their own, against the same sources as one build. */
export async function measureFederation(place: Place, form: Form): Promise<Figure[]> {
  const { rounds, paths } = sizes[form];
  const shop = await place.open();
  const remotes = (await readLiveManifests(place.storeFolder)).map(({ name }) => name);
  const bundle = await buildOneBundle(place.folder, remotes, mkdtempSync(join(place.temporary, 'one-')));
  const packed = new Map([...bundle.files].map(([path, bytes]) => [path, brotliCompressSync(bytes)]));
  const servers = await TwinServer.start(shop.url, (html) => asOneBundle(html, bundle), {
    files: packed,
    // They name the scripts of the other build.
    leftOut: ['content-security-policy', 'integrity-policy'],
  });
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const ways = { federated: servers.whole + path, one: servers.twin + path };
      const bytes = {
        federated: await scriptBytes(browser, ways.federated),
        one: await scriptBytes(browser, ways.one),
      };
      const times: Record<keyof typeof ways, LoadTimes[]> = { federated: [], one: [] };
      for (let round = 0; round < rounds; round++) {
        for (const way of ['federated', 'one'] as const) times[way].push(await loadOnPhone(browser, ways[way]));
      }
      figures.push(...describe(path, bytes, times));
    }
    return figures;
  } finally {
    await browser.close();
    await servers.stop();
    await shop.stop();
  }
}

/** The page with the other build's script, which preloads what it needs for the same parts. */
function asOneBundle(html: string, { filesOf }: OneBundle): string {
  const wanted: string[] = [];
  const preload = /<link rel="preload" as="script"[^>]* href="\/r\/[\w-]+\/[0-9a-f]{16}\/browser\/([\w.-]+)\.js">\n?/g;
  const without = html.replace(preload, (_, name: string) => {
    wanted.push(...filesOf(name));
    return '';
  });
  const main = /(<script\b[^>]*?)(?: integrity="[^"]*" crossorigin="anonymous")?( src=")\/r\/shell\/[^"]*\/main\.js"/g;
  const links = [...new Set(wanted)].map((href) => `<link rel="preload" as="script" href="${href}">`).join('');
  return without
    .replace(main, (_, before: string, src: string) => `${before}${src}${ONE}main.js"`)
    .replace(/<template id="scripts">/, (template) => template + links);
}

/** Scripts until the page is idle. @throws when the page did not hydrate, because then its scripts prove nothing */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const errors: string[] = [];
  let bytes = 0;
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('response', (response) => {
    if (!response.url().split('?')[0]?.endsWith('.js')) return;
    bytes += Number(response.headers()['content-length']);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const hydrated = `Object.keys(document.querySelector('main [data-region]') ?? {}).some((key) => key.startsWith('__reactFiber'))`;
  const isHydrated = await page.waitForFunction(hydrated).then(
    () => true,
    () => false,
  );
  await page.close();
  if (!isHydrated || errors.length) throw new Error(`${url} did not hydrate: ${errors.join(' ')}`);
  return bytes;
}

type Both<Value> = Record<'federated' | 'one', Value>;

function describe(path: string, bytes: Both<number>, times: Both<LoadTimes[]>): Figure[] {
  const against = 'the same sources as one build without federation, from the same server, in turns';
  const of = (way: keyof typeof times, what: keyof LoadTimes) => median(times[way].map((one) => one[what]));
  const ratio = (name: string, what: keyof LoadTimes, atMost: number): Figure => ({
    name: `Federation on ${path}: ${name} at CPU ×4`,
    // A page that blocks for no time at all has no ratio.
    value: Math.max(of('federated', what), 1) / Math.max(of('one', what), 1),
    unit: '×',
    against,
    limit: { atMost },
    parts: [`${of('federated', what).toFixed(0)} ms against ${of('one', what).toFixed(0)} ms`],
  });
  return [
    {
      name: `Federation on ${path}: scripts, brotli`,
      value: bytes.federated / bytes.one,
      unit: '×',
      against,
      limit: { atMost: 1.2 },
      parts: [`${(bytes.federated / 1000).toFixed(1)} KB against ${(bytes.one / 1000).toFixed(1)} KB`],
    },
    ratio('largest contentful paint', 'lcp', 1.02),
    ratio('blocked time', 'tbt', 1.1),
  ];
}
