import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { test as base, type World } from '../world/world.ts';
import { RegistryShop } from './RegistryShop.ts';
import { withoutRegistry } from './withoutRegistry.ts';

const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

test('the registry is down for a minute: pages go on, a rollback by the store goes live, and it comes back', async ({
  shop,
}) => {
  await withoutRegistry(new RegistryShop(shop), 60_000);
});
