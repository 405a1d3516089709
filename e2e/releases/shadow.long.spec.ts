/** A release that is rendered beside the live one, for no one to see: its report names what is worse. */
import { copyPublished } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import type { World } from '../world/world.ts';
import { expect, test as base } from './ownShop.ts';
import { productsOnHome } from './pageFacts.ts';
import { productsThatDiffer } from './testReleases.ts';

const test = base.extend<object, { shop: World }>({ shop: ownWorld(copyPublished, { REGISTRY_PORT: '0' }) });

interface Report {
  pages: number;
  routes: { route: string; differences: { kind: string; text: string; example: string }[] }[];
}

test('a shadow of bad pages names each with its address, and its visitors see nothing of it', async ({
  shop,
  workshop,
  request,
}) => {
  test.setTimeout(180_000);
  const [throws = '', missing = '', slow = '', noisy = ''] = await productsOnHome(request);
  const release = await workshop.publish(
    shop,
    'catalog',
    productsThatDiffer(workshop, { throws, missing, slow, noisy }),
  );
  const begun = await shop.release('shadow', `catalog@${release}`, '--for', '10m', '--detach', '--json');
  expect(begun.code, begun.stderr).toBe(0);
  const { id } = JSON.parse(begun.stdout) as { id: string };

  const examples = async () => {
    for (const path of [throws, missing, slow, noisy, '/about-us']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text()).not.toContain(release);
    }
    const { stdout } = await shop.release('shadow', 'report', id, '--json');
    return differencesOf(JSON.parse(stdout) as Report).map(({ kind, example }) => `${kind} ${example}`);
  };
  await expect
    .poll(examples, { timeout: 120_000, intervals: [1_000] })
    .toEqual(expect.arrayContaining([`status ${throws}`, `status ${missing}`, `slow ${slow}`, `error ${noisy}`]));

  expect((await shop.release('shadow', 'end', id)).code).toBe(0);
  const { code, stdout } = await shop.release('shadow', 'report', id);
  expect(code).toBe(1);
  expect(stdout).toMatch(/status: answers 500 \(Error: This product throws\.\), live 200/);
  expect(stdout).toMatch(/status: answers 404, live 200/);
  expect(stdout).toMatch(/slower: takes \d+ ms of processor time, live \d+ ms/);
  expect(stdout).toMatch(/console error: No picture 7 /);
  expect(stdout, 'other pages are the same').toMatch(/\/about-us +\d+ .* -$/m);
});

const differencesOf = ({ routes }: Report) => routes.flatMap(({ differences }) => differences);
