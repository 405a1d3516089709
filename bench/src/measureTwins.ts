import lighthouse from 'lighthouse';
import type { Figure, Form } from './Figure.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import type { Place } from './shop/Place.ts';
import { findFreePort } from './shop/startShop.ts';
import { TwinServer } from './twin/TwinServer.ts';

/** Path → points that it may be below its twin; pages to read have little that hydrates. */
const PAGES: Record<string, number> = {
  '/': 5,
  '/productcategories/dog/Beds': 5,
  '/product/Adjustable-Dog-Collar': 5,
  '/search/dog%20collar': 5,
  '/blogs/the-first-six-weeks-of-an-aquarium': 3,
  '/return-&-refund': 3,
};
const sizes = {
  long: { rounds: 5, paths: Object.keys(PAGES) },
  short: { rounds: 1, paths: ['/'] },
} satisfies Record<Form, object>;

interface Marks {
  /** 0 to 100 */
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** ms */
  lcp: number;
  cls: number;
}

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
      figures.push(...describe(path, PAGES[path] ?? 0, whole, twin));
    }
    return figures;
  } finally {
    await servers.stop();
    await shop.stop();
  }
}

/** Lighthouse's mobile defaults: a slow phone on a slow line, simulated. */
async function look(url: string): Promise<Marks> {
  const port = await findFreePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const { lhr } = (await lighthouse(url, { port, logLevel: 'silent' })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse says nothing of ${url}: ${lhr?.runtimeError?.message}`);
    const mark = (id: string) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100);
    return {
      performance: mark('performance'),
      accessibility: mark('accessibility'),
      'best-practices': mark('best-practices'),
      seo: mark('seo'),
      lcp: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}

function describe(path: string, atMost: number, whole: Marks[], twin: Marks[]): Figure[] {
  const of = (runs: Marks[], name: keyof Marks) => median(runs.map((marks) => marks[name]));
  const against = 'its static twin from the same server, in turns';
  const parts = (name: keyof Marks, digits = 0) => [
    `with scripts ${whole.map((marks) => marks[name].toFixed(digits)).join(', ')}`,
    `twin ${twin.map((marks) => marks[name].toFixed(digits)).join(', ')}`,
  ];
  // A search asks search engines to stay away, which is what their mark is about.
  const judged = (['accessibility', 'best-practices', 'seo'] as const).filter(
    (name) => name !== 'seo' || !path.startsWith('/search/'),
  );
  const valid = of(twin, 'performance') === 100 ? [] : ['not valid: the twin itself does not reach 100'];
  return [
    {
      name: `Lighthouse ${path}: performance below the twin`,
      value: of(twin, 'performance') - of(whole, 'performance'),
      unit: 'points',
      against,
      limit: { atMost },
      parts: [...parts('performance'), ...valid],
    },
    {
      name: `Lighthouse ${path}: largest contentful paint`,
      value: of(whole, 'lcp') / of(twin, 'lcp'),
      unit: '×',
      against,
      limit: { atMost: 1.15 },
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
