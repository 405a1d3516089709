import { expect, test } from '../world/world.ts';
import { allRows } from './routeTable.ts';

test('every link and picture of the pages exists', async ({ request }) => {
  // Most of these pictures are rendered now.
  const found = new Map<string, string>();
  for (const { path } of allRows) {
    const html = await (await request.get(path)).text();
    for (const [, url = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)"/g))
      found.set(url.replaceAll('&amp;', '&'), path);
  }
  const broken: string[] = [];
  const waiting = [...found];
  const look = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [url, page] = next;
      const status = (await request.get(url, { maxRedirects: 0 })).status();
      if (status !== 200) broken.push(`${url} on ${page}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, look));
  expect(broken).toEqual([]);
  expect(found.size).toBeGreaterThan(60);
});
