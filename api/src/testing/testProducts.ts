import { buildApp } from '../app.ts';
import type { App } from '../platform/app/bareApp.ts';
import { startTestShop } from './testDatabase.ts';

/** The api over the whole catalogue, opened and closed with the test file. */
export function testProducts() {
  let app: App;
  let shop: Awaited<ReturnType<typeof startTestShop>>;

  beforeAll(async () => {
    shop = await startTestShop();
    app = await buildApp(shop.database);
  });
  afterAll(async () => {
    await app.close();
    await shop.stop();
  });
  return {
    get app() {
      return app;
    },
    get shop() {
      return shop;
    },
  };
}
