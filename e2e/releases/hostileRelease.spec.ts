import { ask } from '../parts/ask.ts';
import { expectSurroundings } from '../parts/expectPage.ts';
import { partsOf } from '../world/partsOf.ts';
import { activate, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { attempts, hostileProducts } from './testReleases.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

let owner: string;

test.beforeAll(async ({ shop, workshop }) => {
  const release = await workshop.publish(shop, 'catalog', hostileProducts(workshop));
  await activate(shop, 'catalog', release);
  owner = `catalog@${release}`;
});
test.afterAll(async ({ shop }) => {
  await rollback(shop, 'catalog');
});

for (const attempt of Object.keys(attempts)) {
  test(`a release that tries this gets nothing, its page falls back, and the log names it: ${attempt}`, async ({
    shop,
  }) => {
    const { status, text } = await ask(`${shop.url}/product/${attempt}`);
    expect(status).toBe(500);
    expect(text).not.toContain('Got ');
    expectSurroundings(text);
    await expect.poll(() => shop.output()).toContain(`"owner":"${owner}"`);
    expect((await ask(`${shop.url}/product/Adjustable-Dog-Collar`)).status).toBe(200);
  });
}

test('what no release may use is logged by its name, with the release', async ({ shop }) => {
  const refused = () =>
    shop
      .output()
      .split('\n')
      .filter((line) => line.includes(`"owner":"${owner}"`))
      .map((line) => /"what":"([^"]+)"/.exec(line)?.[1]);
  for (const what of ['process.getBuiltinModule', 'process.binding', 'process.kill', 'fetch of http://127.0.0.1:9'])
    await expect.poll(refused).toContain(what);
});

test('the code of releases runs in an environment without settings', async ({ shop }) => {
  const { text } = await ask(`${shop.url}/product/attempt-environment`);
  expect(text).toMatch(/Got (<!-- -->)?\{\}/);
});

test('the keys of the api are in the environment of no other process', ({ shop }) => {
  const { setting } = partsOf(shop);
  expect(setting('api', 'STAFF_BOOTSTRAP_KEY')).not.toBe('');
  for (const part of ['database', 'pictures', 'supervisor', 'shell'] as const)
    for (const name of ['STAFF_BOOTSTRAP_KEY', 'MAIL_FOLDER'])
      expect(() => setting(part, name)).toThrow(`has no ${name}`);
});
