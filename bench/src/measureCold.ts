import { ColdRenderer } from './cold/ColdRenderer.ts';
import type { ColdDone } from './cold/coldMessages.ts';
import type { Figure, Form } from './Figure.ts';
import { median, ratioOf } from './median.ts';
import type { Place } from './shop/Place.ts';

const PAGES = ['/', '/product/Adjustable-Dog-Collar'];
const sizes = {
  /** `renderers` = processes measured in turn, because V8 optimizes the same code differently in each; `times` = pages in a round. */
  long: { renderers: 3, rounds: 4, times: 200 },
  short: { renderers: 1, rounds: 1, times: 10 },
} satisfies Record<Form, object>;

/** The renderer, from the message that asks for a page to the one that brings it, against React's shortest way. */
export async function measureCold(place: Place, form: Form): Promise<Figure[]> {
  const shop = await place.open({ hooks: ['keepRendererData'] });
  try {
    const found = PAGES.map((path) => ({ path, rounds: emptyRounds() }));
    for (let count = 0; count < sizes[form].renderers; count++) {
      const renderer = await ColdRenderer.start(place);
      try {
        for (const { path, rounds } of found) await measurePage(renderer, path, sizes[form], rounds);
      } finally {
        await renderer.stop();
      }
    }
    return found.map(({ path, rounds }) => figureOf(path, rounds, sizes[form].times));
  } finally {
    await shop.stop();
  }
}

const names = [
  'renderer',
  'renderToString',
  'renderToString, all pages in one task',
  'renderToString without its bytes',
  'renderToPipeableStream',
] as const;
type Rounds = Record<(typeof names)[number], ColdDone[]>;
const emptyRounds = () => Object.fromEntries(names.map((name) => [name, []])) as unknown as Rounds;

async function measurePage(
  renderer: ColdRenderer,
  path: string,
  { rounds, times }: (typeof sizes)[Form],
  found: Rounds,
): Promise<void> {
  const ways: Record<keyof Rounds, () => Promise<ColdDone>> = {
    renderer: () => renderer.render(path, times),
    renderToString: () => renderer.renderTree('renderToString', times),
    'renderToString, all pages in one task': () => renderer.renderTree('renderInOneTask', times),
    'renderToString without its bytes': () => renderer.renderTree('renderToText', times),
    renderToPipeableStream: () => renderer.renderTree('renderToPipeableStream', times),
  };
  // Until V8 has seen it often.
  for (const name of names) await ways[name]();
  for (let round = 0; round < rounds; round++) {
    // Each way leaves garbage to the next one.
    for (const name of round % 2 ? names.toReversed() : names) found[name].push(await ways[name]());
  }
}

function figureOf(path: string, found: Rounds, times: number): Figure {
  const used = (name: keyof Rounds) => found[name].map(({ processor }) => processor / times);
  const clock = (name: keyof Rounds) => found[name].map(({ ms }) => ms / times);
  const { value, middle } = ratioOf(used('renderToString'), used('renderer'));
  const each = names.map((name) => `${name} ${median(used(name)).toFixed(2)} ms`);
  return {
    name: `Cold page ${path}: throughput of the renderer`,
    value,
    unit: '×',
    against: 'the bytes of renderToString of the same tree inside a ServerStyleSheet, in the same process',
    limit: { atLeast: 0.95 },
    ratioOf: 'computing',
    parts: [
      `processor time of the thread for a page: ${each.join(', ')}`,
      `pairs of neighbouring rounds: ${middle.map((one) => one.toFixed(2)).join('–')}; by the clock: ${ratioOf(clock('renderToString'), clock('renderer')).value.toFixed(2)} ×`,
    ],
  };
}
