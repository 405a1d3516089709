import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { ReleaseManifest } from '@paw/contract/releaseManifest.ts';
import type { Figure, Form } from './Figure.ts';
import { Flipper } from './flip/Flipper.ts';
import { publishCopies } from './flip/publishCopies.ts';
import { openBrowser } from './openBrowser.ts';
import { readLiveManifests } from './shop/listPages.ts';
import { openHttpsFront } from './shop/openHttpsFront.ts';
import type { Place } from './shop/Place.ts';

const REMOTE = 'catalog';
const sizes = {
  long: { paths: ['/', '/product/Adjustable-Dog-Collar', '/productcategories/dog/Beds'] },
  short: { paths: ['/'] },
} satisfies Record<Form, object>;
/** Visitors come back later than this; until then, the shell makes the deltas that they need. ms */
const UNTIL_READY = 5_000;
/** A line of the home page, and what it becomes. */
const [LINE, OTHER_LINE] = ['"Categories By Pet"', '"Categories For Pets"'];

/** What a browser that knows the shop fetches of a remote after one line of it changed. */
export async function measureReturning(place: Place, form: Form): Promise<Figure[]> {
  const shop = await place.open();
  const front = await openHttpsFront(shop.url, place.temporary);
  const browser = await openBrowser(front.args);
  try {
    const manifest = (await readLiveManifests(place.storeFolder)).find(({ name }) => name === REMOTE);
    if (!manifest) throw new Error(`No release of ${REMOTE} is live.`);
    let changes = 0;
    const [copy = ''] = await publishCopies(place, manifest, 1, (text) => {
      changes += text.split(LINE).length - 1;
      return text.replaceAll(LINE, OTHER_LINE);
    });
    if (!changes) throw new Error(`The home page has no ${LINE} anymore: change another line.`);
    const flipper = new Flipper(place.storeFolder, REMOTE);
    const context = await browser.newContext();
    const figures: Figure[] = [];
    const firstVisits = new Map<string, Fetched>();
    for (const path of sizes[form].paths) firstVisits.set(path, await visit(context, front.origin + path));
    // A second visit: once a product has been viewed, the home page shows it, with code from a separate file.
    for (const path of sizes[form].paths) await visit(context, front.origin + path);
    await flipper.activate(copy);
    await pause(UNTIL_READY);
    try {
      for (const [path, first] of firstVisits) {
        figures.push(describe(path, sizeOf(manifest), first, await visit(context, front.origin + path), front.origin));
      }
    } finally {
      await flipper.rollBack(manifest.release);
    }
    return figures;
  } finally {
    await browser.close();
    front.stop();
    await shop.stop();
  }
}

interface Fetched {
  bytes: number;
  codings: Record<string, number>;
}

/** The remote's scripts and styles that come over the line until the page is idle; cached ones do not. */
async function visit(context: BrowserContext, url: string): Promise<Fetched> {
  const page = await context.newPage();
  const fetched: Fetched = { bytes: 0, codings: {} };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(`/r/${REMOTE}/`) || !/\.(js|css|json)$/.test(pathname)) return;
    const { 'content-length': size, 'content-encoding': coding = 'uncompressed' } = response.headers();
    fetched.bytes += Number(size);
    fetched.codings[coding] = (fetched.codings[coding] ?? 0) + 1;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return fetched;
}

/** Scripts and styles of a release, as browsers without any of them get them. */
function sizeOf({ files }: ReleaseManifest): number {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const loaded = [...sizes.keys()].filter((path) => /^browser\/.*\.(js|css)$/.test(path));
  return loaded.reduce((sum, path) => sum + (sizes.get(`${path}.br`) ?? sizes.get(path) ?? 0), 0);
}

function describe(path: string, whole: number, first: Fetched, then: Fetched, origin: string): Figure {
  const words = ({ bytes, codings }: Fetched) =>
    `${bytes} bytes (${Object.entries(codings)
      .map(([coding, count]) => `${count} × ${coding}`)
      .join(', ')})`;
  return {
    name: `Returning to ${path} after one line of ${REMOTE} changed: its bytes`,
    value: (then.bytes / whole) * 100,
    unit: '%',
    against: 'all scripts and styles of the remote, brotli',
    limit: { atMost: 2 },
    parts: [`${whole} bytes in all; first visit ${words(first)}, then ${words(then)}; ${new URL(origin).protocol}//`],
  };
}
