import { BareServer } from './bare/BareServer.ts';
import { headerOf, recordAnswer } from './bare/recordAnswer.ts';
import type { Figure, Form } from './Figure.ts';
import { type Comparison, compareServers } from './load/compareServers.ts';
import { driver } from './load/driver.ts';
import { canShareProcessor } from './load/oneProcessor.ts';
import { isHit } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';
import type { ShellProcess } from './shop/ShellProcess.ts';

const PAGES = ['/', '/product/Adjustable-Dog-Collar'];
const CONNECTIONS = 32;
const where = canShareProcessor ? ', all on one processor' : ', with the driver on another processor';
const sizes = {
  long: { judged: { rounds: 32, seconds: 1 }, part: { rounds: 8, seconds: 1 } },
  short: { judged: { rounds: 1, seconds: 1 }, part: { rounds: 1, seconds: 1 } },
} satisfies Record<Form, object>;

type Size = (typeof sizes)[Form];
type Headers = Readonly<Record<string, string>>;

/** A page that is ready, against a server that has nothing to decide. */
export async function measureCached(place: Place, form: Form): Promise<Figure[]> {
  const shop = await place.open();
  const bare = await BareServer.start();
  try {
    const shell = await shop.shell();
    const figures: Figure[] = [];
    for (const path of PAGES) figures.push(await measurePage(shop.url + path, path, shell, bare, sizes[form]));
    return figures;
  } finally {
    await bare.stop();
    await shop.stop();
  }
}

async function measurePage(
  url: string,
  path: string,
  shell: ShellProcess,
  bare: BareServer,
  { judged, part }: Size,
): Promise<Figure> {
  const compare = async (headers: Headers, how: Size['part']): Promise<Comparison> => {
    await bare.send(await recordHit(url, headers));
    return compareServers({ ...shell, url }, bare, {
      ...how,
      together: true,
      connections: CONNECTIONS,
      headers,
    });
  };
  const brotli = await compare({ 'accept-encoding': 'br' }, judged);
  const etag = headerOf(await recordHit(url, {}), 'etag');
  const parts = [
    describe(`brotli, driven by ${driver.name} over ${CONNECTIONS} connections${where}`, brotli),
    describe('uncompressed', await compare({}, part)),
    describe('gzip', await compare({ 'accept-encoding': 'gzip' }, part)),
    describe('304, nothing has changed', await compare({ 'if-none-match': etag }, part)),
  ];
  return {
    name: `Cached page ${path}: processor time per request, brotli`,
    value: brotli.processor.value,
    unit: '×',
    against: 'a bare node:http server that sends the same bytes',
    limit: { atMost: 1.1 },
    ratioOf: 'processor',
    parts,
  };
}

function describe(what: string, { processor, throughput, one, other }: Comparison): string {
  const middle = processor.middle.map((ratio) => ratio.toFixed(2)).join('–');
  const times = `${one.processor.toFixed(1)} µs against ${other.processor.toFixed(1)} µs`;
  return `${processor.value.toFixed(2)} × (pairs ${middle}) ${what}: ${times}; ${throughput.value.toFixed(2)} × the requests per second, ${Math.round(one.rate)} against ${Math.round(other.rate)}`;
}

/** @throws Error when the page does not come from the cache: then it would be a rendering that is measured. */
async function recordHit(url: string, headers: Headers) {
  for (let tries = 0; tries < 5; tries++) {
    const answer = await recordAnswer(url, headers);
    if (answer.status < 400 && isHit(headerOf(answer, 'cache-status'))) return answer;
  }
  throw new Error(`${url} never comes from the page cache: look at its cache-status header.`);
}
