import { join } from 'node:path';
import { fillStore, type StoreSize } from './dashboard/fillStore.ts';
import { showView, type ViewTimes } from './dashboard/showView.ts';
import { startRegistry } from './dashboard/startRegistry.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import type { Place } from './shop/Place.ts';
import { look, type Marks } from './twin/look.ts';

const all = ['production', 'staging', 'test', 'local', 'eu', 'us'];
const sizes = {
  long: {
    rounds: 5,
    looks: 3,
    views: ['/', '/env/production', '/access', '/notifications'],
    entries: 10_000,
    remotes: 50,
    environments: all,
  },
  short: {
    rounds: 1,
    looks: 1,
    views: ['/', '/env/production'],
    entries: 200,
    remotes: 10,
    environments: all.slice(0, 2),
  },
} satisfies Record<Form, StoreSize & { rounds: number; looks: number; views: string[] }>;

/** How much slower a phone is than this machine. */
const PHONE = 4;

const views = [
  { name: 'overview', path: '/', call: '/v1/overview', selector: '.overview tbody tr' },
  { name: 'environment', path: '/env/production', call: '/v1/overview', selector: '.rows .row' },
];

/** The release manager's page over the registry of a large shop. */
export async function measureDashboard(place: Place, form: Form): Promise<Figure[]> {
  const { rounds, looks, views: judged, ...size } = sizes[form];
  // Its start installs and builds.
  const shop = await place.open();
  const data = join(place.temporary, 'dashboard');
  fillStore(join(data, 'store'), size);
  const registry = await startRegistry(place, data);
  try {
    const { url, token } = registry;
    const headers = { authorization: `Bearer ${token}` };
    const asked = performance.now();
    const first = await fetch(`${url}/v1/overview`, { headers });
    await first.arrayBuffer();
    if (!first.ok) throw new Error(`The registry answered ${first.status}.`);
    const figures: Figure[] = [
      {
        name: 'Dashboard: first answer of a registry that has just started',
        value: performance.now() - asked,
        unit: 'ms',
        against: absolute,
        parts: [describeSize(size)],
      },
    ];
    const browser = await openBrowser();
    try {
      for (const { name, path, call, selector } of views) {
        for (const slower of [1, PHONE]) {
          const times: ViewTimes[] = [];
          for (let round = 0; round < rounds; round++) {
            times.push(await showView(browser, { url: url + path, token, call, selector }, slower));
          }
          figures.push(...describeTimes(`${name}${slower > 1 ? `, CPU ×${slower}` : ''}`, times, describeSize(size)));
        }
      }
    } finally {
      await browser.close();
    }
    for (const path of judged) {
      const marks: Marks[] = [];
      for (let round = 0; round < looks; round++) marks.push(await look(url + path, headers));
      figures.push(...describeMarks(path, marks));
    }
    return figures;
  } finally {
    await registry.stop();
    await shop.stop();
  }
}

const describeSize = ({ entries, remotes, environments }: StoreSize) =>
  `${entries} entries and ${remotes} remotes in each of ${environments.length} environments`;

function describeTimes(name: string, times: readonly ViewTimes[], size: string): Figure[] {
  const common = { unit: 'ms', against: absolute } as const;
  return [
    {
      ...common,
      name: `Dashboard, ${name}: from the answer to the first view`,
      value: median(times.map(({ shown }) => shown)),
      limit: { atMost: 1_000 },
      parts: [size],
    },
    {
      ...common,
      name: `Dashboard, ${name}: longest task while scrolling`,
      value: median(times.map(({ longest }) => longest)),
      limit: { atMost: 50 },
    },
  ];
}

function describeMarks(path: string, marks: readonly Marks[]): Figure[] {
  const least = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
  return (Object.keys(least) as (keyof typeof least)[]).map((name) => ({
    name: `Dashboard, Lighthouse ${path}: ${name}`,
    value: median(marks.map((mark) => mark[name])),
    unit: 'points' as const,
    against: 'nothing',
    limit: { atLeast: least[name] },
  }));
}
