import { createHash } from 'node:crypto';
import { accessSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure, Form } from './Figure.ts';
import { loadOnPhone, type LoadTimes } from './loadOnPhone.ts';
import { median, quantile } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import { copyCheckout } from './shop/copyCheckout.ts';
import type { Place } from './shop/Place.ts';
import { TwinServer } from './twin/TwinServer.ts';

const sizes = { long: { rounds: 41 }, short: { rounds: 1 } } satisfies Record<Form, object>;
const PATH = '/product/Adjustable-Dog-Collar';
/** A build's scripts are compressed with so many ids. */
const IDS = 16;

/** Modules of the shell that only measure, and what takes their place in the other build. */
const stubs = {
  'signals/startSignals.ts': 'export const startSignals = () => undefined;\n',
  'remotes/RegionWorks.tsx': 'export const RegionWorks = () => null;\n',
};

/** What it costs a page that it tells the shell whether it works. */
export async function measureSignals(place: Place, form: Form): Promise<Figure[]> {
  const [bytes, parts] = await measureBytes(place);
  return [
    {
      name: 'Signals: scripts of a page, brotli',
      value: bytes / 1000,
      unit: 'KB',
      against: 'the same shell, built without them',
      limit: { atMost: 1 },
      parts,
    },
    ...(await measureTimes(place, sizes[form].rounds)),
  ];
}

async function measureBytes(place: Place): Promise<[bytes: number, parts: string[]]> {
  const [whole = 0, without = 0] = await Promise.all(
    ['with', 'without'].map(async (name) => {
      const folder = join(place.temporary, 'signals', name);
      copyCheckout(place.folder, folder);
      if (name === 'without') {
        for (const [file, text] of Object.entries(stubs)) {
          const path = join(folder, 'shell/src', file);
          // A stub in the wrong place would take out nothing.
          accessSync(path);
          writeFileSync(path, text);
        }
      }
      await place.run(process.execPath, ['build.ts'], {}, join(folder, 'shell'));
      return sizeOf(join(folder, 'shell/dist/release'));
    }),
  );
  return [whole - without, [`${whole} bytes with signals, ${without} without`]];
}

/**
 * All scripts, those that a page loads later too. How well brotli does differs by a hundred bytes with the digits of the
 * release's id alone, so the size is the mean over some of them.
 */
function sizeOf(folder: string): number {
  const { release } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { release: string };
  const browser = join(folder, 'browser');
  const scripts = readdirSync(browser).filter((name) => name.endsWith('.js'));
  if (!scripts.length) throw new Error(`No script was built into ${browser}.`);
  const texts = scripts.map((name) => readFileSync(join(browser, name), 'utf8'));
  const sizes = Array.from({ length: IDS }, (_, turn) => {
    const id = createHash('sha256').update(`${turn}`).digest('hex').slice(0, release.length);
    return texts.reduce((sum, text) => sum + brotliCompressSync(text.replaceAll(release, id)).length, 0);
  });
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / IDS);
}

/** The other page has the same scripts: it is told that it is not measured. */
async function measureTimes(place: Place, rounds: number): Promise<Figure[]> {
  const shop = await place.open();
  const servers = await TwinServer.start(shop.url, (html) => html.replace(/"measurement":\{[^}]*\},?/g, ''));
  const browser = await openBrowser();
  try {
    // The first request renders the pictures, and the browser's first pages are slow.
    for (const url of [servers.twin, servers.whole]) await loadOnPhone(browser, url + PATH);
    const [whole, twin]: [LoadTimes[], LoadTimes[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      whole.push(await loadOnPhone(browser, servers.whole + PATH));
      twin.push(await loadOnPhone(browser, servers.twin + PATH));
    }
    return (['lcp', 'tbt'] as const).map((name) => describeTimes(name, whole, twin));
  } finally {
    await browser.close();
    await servers.stop();
    await shop.stop();
  }
}

function describeTimes(name: keyof LoadTimes, whole: readonly LoadTimes[], twin: readonly LoadTimes[]): Figure {
  const [one, other] = [whole, twin].map((loads) => loads.map((times) => times[name])) as [number[], number[]];
  const quartiles = (values: number[]) =>
    [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(0)).join(' / ');
  return {
    name: name === 'lcp' ? 'Signals: largest contentful paint, added' : 'Signals: blocked time, added',
    value: median(one) - median(other),
    unit: 'ms',
    against: 'the same page that is not measured, in turns',
    limit: { atMost: name === 'lcp' ? 1 : 5 },
    parts: [
      `measured ${quartiles(one)} ms (quartiles of ${one.length} loads), not ${quartiles(other)} ms`,
      `median of the pairs' differences ${median(one.map((ms, at) => ms - (other[at] ?? 0))).toFixed(1)} ms`,
    ],
  };
}
