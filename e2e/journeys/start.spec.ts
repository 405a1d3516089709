import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Checkout } from '../dev/Checkout.ts';
import { long, longUnless } from '../world/longAt.ts';
import { copyOfShop, copyOfStore } from '../world/dataFolders.ts';
import { endShop } from '../world/endShop.ts';
import { failToStart } from '../world/failToStart.ts';
import { listProcesses } from '../world/listProcesses.ts';
import { checkout, spawnShop } from '../world/shopProcess.ts';
import { expect, startWorld, test } from '../world/world.ts';

/** Time limit before the first build, on a busy machine. ms */
const SOON = 60_000;

test('the first start published and activated all four remotes, and printed the next commands', ({ world }) => {
  const words = world.output();
  for (const remote of ['account', 'cart', 'catalog', 'content']) {
    expect(words).toMatch(new RegExp(`"Published ${remote}@[0-9a-f]{16} `));
    expect(words).toMatch(new RegExp(`"Activated .*${remote}@[0-9a-f]{16}`));
  }
  expect(words).toMatch(/"Changed: \d built, 5 published\. Open after [\d.]+ s\."/);
  expect(words).toContain(`The shop is open: ${world.url}`);
  expect(words).toContain('npm run release -- status');
  // npm prints the command before it runs it.
  for (const line of words.split('\n').filter((one) => one && !one.startsWith('>')))
    expect(JSON.parse(line), line).toMatchObject({ service: expect.any(String), msg: expect.any(String) });
});

test('every process of the shop is registered, and a release command lists the start’s entries', async ({ world }) => {
  expect(listProcesses(world.dataFolder).length).toBeGreaterThan(4);
  // Through npm, like a person at a terminal: other tests start the command itself.
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'release', '--', 'status', '--json'], {
    cwd: checkout,
    env: { ...process.env, PAW_DATA: world.dataFolder },
  });
  expect(stdout).toMatch(/"catalog"/);
});

for (const { start, copy, details } of [
  { start: 'with everything there', copy: copyOfShop, details: {} },
  { start: 'with a new database', copy: copyOfStore, details: long },
]) {
  test(`a start ${start} builds and publishes nothing, and Ctrl-C leaves no process`, details, async () => {
    const dataFolder = copy();
    const shop = await startWorld({ dataFolder });
    expect(shop.output()).toMatch(/Nothing changed: 0 built, 0 published\./);
    expect(shop.output()).not.toMatch(/Building|Built|Published|Activated/);
    expect((await fetch(`${shop.url}/product/Adjustable-Dog-Collar`)).status).toBe(200);
    await shop.stop();
    await expect(fetch(shop.url)).rejects.toThrow();
    rmSync(dataFolder, { recursive: true, force: true });
  });
}

test('a changed comment causes a build, but no publication', long, async () => {
  const checkout = new Checkout();
  const dataFolder = copyOfStore();
  const open = () => startWorld({ dataFolder, folder: checkout.root });
  await (await open()).stop();
  checkout.edit('remote-cart/src/remote.tsx', (text) => `${text}\n// A remark.\n`);
  const shop = await open();
  expect(shop.output()).toContain('Nothing changed: 1 built, 0 published.');
  expect(shop.output()).toMatch(/Built cart@[0-9a-f]{16} again: not a byte has changed/);
  await shop.stop();
  checkout.remove();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('Ctrl-C during a first start leaves no process', long, async () => {
  // A copy without builds, because an existing build is only published.
  const checkout = new Checkout();
  const shop = await spawnShop({ folder: checkout.root });
  await expect.poll(shop.output, { timeout: 180_000 }).toContain('Building and publishing catalog');
  await pause(700);
  await endShop(shop);
  shop.removeFiles();
  checkout.remove();
});

test('an occupied port is reported at once, with a free one', async ({ world }) => {
  const port = Number(new URL(world.url).port);
  const { code, words, took } = await failToStart({ port });
  expect(words).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .*PORT=\\d+ npm start\\.$`));
  expect(code).toBe(1);
  expect(took).toBeLessThan(SOON);
});

test('a data folder in use by another shop is reported before anything is built', async ({ world }) => {
  const { code, words, took } = await failToStart({ dataFolder: world.dataFolder });
  expect(words).toContain(world.dataFolder);
  expect(words).toMatch(/PAW_DATA/);
  expect(words.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  expect(took).toBeLessThan(SOON);
  expect((await fetch(world.url)).status).toBe(200);
});

const wrong: Record<string, string> = {
  PORT: 'abc',
  HOST: 'no such host',
  DATABASE_URL: 'mysql://localhost/shop',
  PAW_DATA: '/dev/null/data',
  PAGE_DEADLINE: 'soon',
  SHELL_BUILD: 'debug',
  SUBSCRIBE_HOST: 'not a host',
  LOG_LEVEL: 'loud',
};

for (const [name, value] of Object.entries(wrong)) {
  test(`${name}=${value} is refused by name`, longUnless(name === 'PORT'), async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'paw-e2e-data-'));
    const { code, words, took } = await failToStart({ dataFolder, env: { [name]: value } });
    rmSync(dataFolder, { recursive: true, force: true });
    expect(words).toContain(name === 'PAW_DATA' ? value : name);
    expect(words).not.toMatch(/^\s+at /m);
    expect(words.split('\n').length).toBeLessThanOrEqual(2);
    expect(code).toBe(1);
    expect(took).toBeLessThan(SOON);
  });
}
