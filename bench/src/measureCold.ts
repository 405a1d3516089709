import { ColdRenderer } from './cold/ColdRenderer.ts';
import type { ColdDone } from './cold/coldMessages.ts';
import type { Figure } from './Figure.ts';
import { median, ratioOf } from './median.ts';
import type { Place } from './shop/Place.ts';

const PAGES = ['/', '/product/Adjustable-Dog-Collar'];
const ROUNDS = 10;
/** Pages in a round. */
const TIMES = 200;

/** The renderer, from the message that asks for a page to the one that brings it, against React's shortest way. */
export async function measureCold(place: Place): Promise<Figure[]> {
  const shop = await place.start();
  try {
    const renderer = await ColdRenderer.start(place, shop.url);
    try {
      const figures: Figure[] = [];
      for (const path of PAGES) figures.push(await measurePage(renderer, path));
      return figures;
    } finally {
      await renderer.stop();
    }
  } finally {
    await shop.stop();
  }
}

async function measurePage(renderer: ColdRenderer, path: string): Promise<Figure> {
  const ways = {
    renderer: () => renderer.render(path, TIMES),
    renderToString: () => renderer.renderTree('renderToString', TIMES),
    renderToPipeableStream: () => renderer.renderTree('renderToPipeableStream', TIMES),
  };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const found: Record<keyof typeof ways, ColdDone[]> = { renderer: [], renderToString: [], renderToPipeableStream: [] };
  // Until V8 has seen it often.
  for (const name of names) await ways[name]();
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) found[name].push(await ways[name]());
  }
  const used = (name: keyof typeof ways) => found[name].map(({ processor }) => processor / TIMES);
  const clock = (name: keyof typeof ways) => found[name].map(({ ms }) => ms / TIMES);
  const { value, middle } = ratioOf(used('renderToString'), used('renderer'));
  const times = names.map((name) => `${name} ${median(used(name)).toFixed(2)} ms`);
  return {
    name: `Cold page ${path}: throughput of the renderer`,
    value,
    unit: '×',
    against: 'renderToString of the same tree inside a ServerStyleSheet, in the same thread',
    limit: { atLeast: 0.7 },
    ratioOf: 'computing',
    parts: [
      `processor time of the thread for a page: ${times.join(', ')}`,
      `pairs of neighbouring rounds: ${middle.map((one) => one.toFixed(2)).join('–')}; by the clock: ${ratioOf(clock('renderToString'), clock('renderer')).value.toFixed(2)} ×`,
    ],
  };
}
