import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Figure, Form } from './Figure.ts';
import { openBrowser } from './openBrowser.ts';
import { pageKinds } from './shop/pageKinds.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  long: { paths: [pageKinds.home, pageKinds.listing, pageKinds.product], most: Number.POSITIVE_INFINITY },
  short: { paths: [pageKinds.product], most: 3 },
} satisfies Record<Form, object>;
/** Pictures are made one after the other, in the background. ms */
const PATIENCE = 300_000;
const WEBP = 'image/webp,image/*';
const AVIF = 'image/avif,image/webp,image/*';

/** The bytes of a page's pictures for browsers that take AVIF, against the others. */
export async function measureAvif(place: Place, form: Form): Promise<Figure[]> {
  const { paths, most } = sizes[form];
  // With `never`, no AVIF is made either.
  const shop = await place.open({ env: { PREPARE_AFTER: '99999' } });
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const pictures = (await listPictures(browser, shop.url + path)).slice(0, most);
      if (!pictures.length) throw new Error(`${path} shows no picture under /uploads.`);
      figures.push(await compare(path, pictures));
    }
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** URLs of the pictures that a phone loads without any input. */
async function listPictures(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 2 });
  const found = new Set<string>();
  page.on('request', (request) => new URL(request.url()).pathname.endsWith('.webp') && found.add(request.url()));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return [...found];
}

async function compare(path: string, pictures: readonly string[]): Promise<Figure> {
  let [webp, avif, kept] = [0, 0, 0];
  // The first request of a picture is answered as WebP, and starts the making of the AVIF: of all of them at once.
  for (const url of pictures) await load(url, AVIF);
  for (const url of pictures) {
    const { bytes } = await load(url, WEBP);
    const made = await loadAvif(url);
    webp += bytes;
    avif += made.bytes;
    if (made.type === 'image/webp') kept++;
  }
  return {
    name: `Pictures of ${path} in AVIF: bytes saved`,
    value: (1 - avif / webp) * 100,
    unit: '%',
    against: 'the same pictures in WebP',
    limit: { atLeast: 25 },
    parts: [
      `${pictures.length} pictures, ${(avif / 1000).toFixed(1)} KB against ${(webp / 1000).toFixed(1)} KB; ${kept} are sent as WebP`,
    ],
  };
}

/** Waits until it is made. */
async function loadAvif(url: string): Promise<{ type: string | null; bytes: number }> {
  for (const end = Date.now() + PATIENCE; ; await pause(200)) {
    const found = await load(url, AVIF);
    if (found.type === 'image/avif' || Date.now() > end) return found;
  }
}

async function load(url: string, accept: string): Promise<{ type: string | null; bytes: number }> {
  const answer = await fetch(url, { headers: { accept } });
  if (!answer.ok) throw new Error(`${url} is answered with ${answer.status}.`);
  return { type: answer.headers.get('content-type'), bytes: (await answer.arrayBuffer()).byteLength };
}
