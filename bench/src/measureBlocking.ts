import type { Figure, Form } from './Figure.ts';
import { loadOnPhone } from './loadOnPhone.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import { pageKinds } from './shop/pageKinds.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  long: { rounds: 5, kinds: Object.entries(pageKinds) },
  short: { rounds: 1, kinds: Object.entries(pageKinds).slice(0, 1) },
} satisfies Record<Form, object>;

/** How long the scripts of each kind of page keep a phone from answering while it loads. */
export async function measureBlocking(place: Place, form: Form): Promise<Figure[]> {
  const { rounds, kinds } = sizes[form];
  const shop = await place.open();
  const browser = await openBrowser();
  try {
    // The first load of a browser compiles what all later ones have, and the first request renders the pictures.
    for (const [, path] of kinds) await loadOnPhone(browser, shop.url + path);
    const times = new Map<string, number[]>(kinds.map(([kind]) => [kind, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [kind, path] of kinds) times.get(kind)?.push((await loadOnPhone(browser, shop.url + path)).tbt);
    }
    return kinds.map(([kind, path]) => ({
      name: `Blocked time at CPU ×4: ${kind}`,
      value: median(times.get(kind) ?? []),
      unit: 'ms',
      against: 'nothing',
      limit: { atMost: 65 },
      parts: [
        `${path}: ${times
          .get(kind)
          ?.map((ms) => ms.toFixed(0))
          .join(', ')}`,
      ],
    }));
  } finally {
    await browser.close();
    await shop.stop();
  }
}
