/** A release that is rendered beside the live one, for no one to see. `shadow.long.spec.ts` has one that is worse. */
import { expect, test } from './ownRegistry.ts';
import { productsOnHome } from './pageFacts.ts';
import { RegistryShop } from './RegistryShop.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

test('a shadow of the same pages, through the registry, waits for its end and shows no difference', async ({
  shop,
  request,
}) => {
  test.setTimeout(240_000);
  const registry = new RegistryShop(shop);
  const release = await registry.publishCopy('catalog', 'shadowed');
  const paths = ['/', ...(await productsOnHome(request)).slice(0, 5), '/viewcart', '/about-us'];
  const runFor = async (time: string) => {
    const ended = new AbortController();
    const command = registry.release('shadow', `catalog@${release}`, '--for', time).finally(() => ended.abort());
    while (!ended.signal.aborted) {
      for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return command;
  };
  let run = await runFor('20s');
  // A shadow yields to visitors, so on a busy machine it may find no time.
  if (run.stdout.includes('had no time to render')) run = await runFor('90s');
  expect(run.code, run.stdout + run.stderr).toBe(0);
  expect(run.stdout).toMatch(/\d+ pages? of \d+ routes? compared, no difference/);
});
