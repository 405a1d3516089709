import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure, Form } from './Figure.ts';
import { median } from './median.ts';
import { copyCheckout } from './shop/copyCheckout.ts';
import type { Place } from './shop/Place.ts';
import { look, type Marks } from './twin/look.ts';
import { TwinServer } from './twin/TwinServer.ts';

const sizes = { long: { rounds: 7 }, short: { rounds: 1 } } satisfies Record<Form, object>;
const PATH = '/product/Adjustable-Dog-Collar';

/** Modules of the shell that only measure, and what takes their place in the other build. */
const stubs = {
  'startSignals.ts': 'export const startSignals = () => undefined;\n',
  'RegionWorks.tsx': 'export const RegionWorks = () => null;\n',
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
      const signals = join(folder, 'shell/src/signals');
      if (name === 'without')
        for (const [file, text] of Object.entries(stubs)) writeFileSync(join(signals, file), text);
      await place.run(process.execPath, ['build.ts'], {}, join(folder, 'shell'));
      return sizeOf(join(folder, 'shell/dist/release/browser'));
    }),
  );
  return [whole - without, [`${whole} bytes with signals, ${without} without`]];
}

/** All scripts, those that a page loads later too. */
function sizeOf(folder: string): number {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  if (!scripts.length) throw new Error(`No script was built into ${folder}.`);
  return scripts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(folder, name))).length, 0);
}

/** The other page has the same scripts: it is told that it is not measured. */
async function measureTimes(place: Place, rounds: number): Promise<Figure[]> {
  const shop = await place.open();
  const servers = await TwinServer.start(shop.url, (html) => html.replace(/"measurement":\{[^}]*\},?/g, ''));
  try {
    // The first request renders the pictures.
    await look(servers.twin + PATH);
    const [whole, twin]: [Marks[], Marks[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      whole.push(await look(servers.whole + PATH));
      twin.push(await look(servers.twin + PATH));
    }
    const against = 'the same page that is not measured, in turns';
    return (['lcp', 'tbt'] as const).map((name) => {
      const [one, other] = [whole, twin].map((runs) => runs.map((marks) => marks[name])) as [number[], number[]];
      return {
        name: name === 'lcp' ? 'Signals: largest contentful paint, added' : 'Signals: blocked time, added',
        value: median(one) - median(other),
        unit: 'ms',
        against,
        limit: { atMost: name === 'lcp' ? 1 : 5 },
        parts: [
          `measured ${one.map((ms) => ms.toFixed(0)).join(', ')}`,
          `not ${other.map((ms) => ms.toFixed(0)).join(', ')}`,
        ],
      };
    });
  } finally {
    await servers.stop();
    await shop.stop();
  }
}
