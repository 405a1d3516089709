import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { allRows, isExample, type Row } from './routeTable.ts';

const isPicture = (url: string) => url.startsWith('/uploads/');

for (const { name, rows, one, details } of [
  {
    name: 'every link of one page of each kind, and one picture in six,',
    rows: allRows.filter(isExample),
    one: 6,
    details: {},
  },
  { name: 'every link and picture of all pages', rows: allRows, one: 1, details: long },
]) {
  test(`${name} exists`, details, async ({ request }) => {
    // Most of these pictures are rendered now.
    const found = await listUrls(rows, async (path) => (await request.get(path)).text());
    const pictures = [...found].filter(([url]) => isPicture(url)).filter((_, place) => place % one === 0);
    const waiting = [...[...found].filter(([url]) => !isPicture(url)), ...pictures];
    expect(waiting.length).toBeGreaterThan(60);
    const broken: string[] = [];
    const look = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [url, page] = next;
        const status = (await request.get(url, { maxRedirects: 0 })).status();
        if (status !== 200) broken.push(`${url} on ${page}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, look));
    expect(broken).toEqual([]);
  });
}

/** What the pages link to and show, each with a page that has it. */
async function listUrls(rows: readonly Row[], read: (path: string) => Promise<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of rows) {
    for (const [, url = ''] of (await read(path)).matchAll(/(?:href|src)="(\/[^"#]*)"/g))
      found.set(url.replaceAll('&amp;', '&'), path);
  }
  return found;
}
