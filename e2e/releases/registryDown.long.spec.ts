import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { test as base, type World } from '../world/world.ts';
import { RegistryShop } from './RegistryShop.ts';
import { withoutRegistry } from './withoutRegistry.ts';

const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

/** Duration; the full test is `REGISTRY_DOWN=600000 npx playwright test registryDown.long`. ms */
const DOWN = Number(process.env.REGISTRY_DOWN ?? 60_000);

test('while the registry is down, pages are served and a rollback through the store goes live, and it recovers', async ({
  shop,
}) => {
  test.setTimeout(DOWN + 300_000);
  await withoutRegistry(new RegistryShop(shop), DOWN);
});
