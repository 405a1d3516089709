import type { Figure, Form } from './Figure.ts';
import { median } from './median.ts';
import { pageKinds } from './shop/pageKinds.ts';
import type { Place } from './shop/Place.ts';
import { look, type Marks } from './twin/look.ts';
import { TwinServer } from './twin/TwinServer.ts';

const sizes = {
  long: { rounds: 5, paths: Object.values(pageKinds) },
  short: { rounds: 1, paths: [pageKinds.home] },
} satisfies Record<Form, object>;

const UNLISTED: readonly string[] = [pageKinds.search, pageKinds.cart, pageKinds.login];

/** What a page's scripts cost a shopper on a phone: Lighthouse's, against the same page without them. */
export async function measureTwins(place: Place, form: Form): Promise<Figure[]> {
  const { rounds, paths } = sizes[form];
  const shop = await place.open();
  const servers = await TwinServer.start(shop.url);
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const [whole, twin]: [Marks[], Marks[]] = [[], []];
      // The first request renders the pictures.
      await look(servers.twin + path);
      for (let round = 0; round < rounds; round++) {
        whole.push(await look(servers.whole + path));
        twin.push(await look(servers.twin + path));
      }
      figures.push(...describe(path, whole, twin));
    }
    return figures;
  } finally {
    await servers.stop();
    await shop.stop();
  }
}

function describe(path: string, whole: Marks[], twin: Marks[]): Figure[] {
  const of = (runs: Marks[], name: keyof Marks) => median(runs.map((marks) => marks[name]));
  const against = 'its static twin from the same server, in turns';
  const parts = (name: keyof Marks, digits = 0) => [
    `with scripts ${whole.map((marks) => marks[name].toFixed(digits)).join(', ')}`,
    `twin ${twin.map((marks) => marks[name].toFixed(digits)).join(', ')}`,
  ];
  // These ask search engines to stay away, which is what their mark is about.
  const judged = (['accessibility', 'best-practices', 'seo'] as const).filter(
    (name) => name !== 'seo' || !UNLISTED.includes(path),
  );
  const valid = of(twin, 'performance') === 100 ? [] : ['not valid: the twin itself does not reach 100'];
  return [
    {
      name: `Lighthouse ${path}: performance below the twin`,
      value: of(twin, 'performance') - of(whole, 'performance'),
      unit: 'points',
      against,
      limit: { atMost: 1 },
      parts: [...parts('performance'), ...valid],
    },
    {
      name: `Lighthouse ${path}: performance`,
      value: of(whole, 'performance'),
      unit: 'points',
      against: 'nothing',
      limit: { atLeast: 99 },
    },
    {
      name: `Lighthouse ${path}: largest contentful paint`,
      value: of(whole, 'lcp') / of(twin, 'lcp'),
      unit: '×',
      against,
      limit: { atMost: 1.05 },
      parts: parts('lcp'),
    },
    {
      name: `Lighthouse ${path}: layout shift`,
      value: of(whole, 'cls'),
      unit: '',
      against: 'nothing',
      limit: { atMost: 0.01 },
      parts: parts('cls', 4),
    },
    {
      name: `Lighthouse ${path}: lowest of ${judged.join(', ')}`,
      value: Math.min(...judged.map((name) => of(whole, name))),
      unit: 'points',
      against: 'nothing',
      limit: { atLeast: 100 },
    },
  ];
}
