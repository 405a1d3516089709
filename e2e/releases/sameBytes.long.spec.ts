import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';

test('a remote that is built in another folder has the same bytes', async ({ shop, workshop }) => {
  const release = await workshop.publish(shop, 'catalog');
  expect(release).toBe((await readLive(shop)).catalog);
  const published = readFolder(join(shop.dataFolder, 'store/releases/catalog', release));
  const built = readFolder(workshop.path('remote-catalog/dist/release'));
  expect([...built.keys()].sort()).toEqual([...published.keys()].sort());
  for (const [path, bytes] of built) expect(published.get(path)?.equals(bytes), path).toBe(true);
  expect(built.size).toBeGreaterThan(10);
});

function readFolder(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
