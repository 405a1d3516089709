import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { activate, readLive } from './commands.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from './ownRegistry.ts';
import { RegistryShop } from './RegistryShop.ts';
import { withoutRegistry } from './withoutRegistry.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** The release of content in the server's page. */
async function releaseAt(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/about-us`)).text();
  return /data-boundary="content@([0-9a-f]{16})"/.exec(html)?.[1];
}

test('npm start prints a link to its registry that signs a person in once', async ({ shop, browser }) => {
  const { link, url } = new RegistryShop(shop);
  const [person, other] = [await browser.newPage(), await browser.newPage()];
  await person.goto(link);
  await person.getByRole('button', { name: 'Sign in' }).click();
  await expect(person.getByText('admin by link')).toBeVisible();
  const late = await other.goto(link);
  expect(late?.ok(), 'a used link').toBe(false);
  expect((await fetch(`${url}/auth/me`)).status, 'without a session').toBe(401);
  await Promise.all([person.close(), other.close()]);
});

test('a rollback through the registry reports the number of shells that followed, and is live on all of them', async ({
  shop,
}) => {
  const registry = new RegistryShop(shop);
  const more = await registry.startShell();
  try {
    const before = (await readLive(shop)).content ?? '';
    await activate(shop, 'content', await registry.publishCopy('content', 'followed'));
    const { code, stdout, stderr } = await registry.release('rollback', 'content');
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/It is live on 2 shells after \d+ ms/);
    expect([await releaseAt(shop.url), await releaseAt(more.url)]).toEqual([before, before]);
  } finally {
    await more.stop();
  }
});

test('a suspended shell is reported by its URL as not following', long, async ({ shop }) => {
  const registry = new RegistryShop(shop);
  const more = await registry.startShell();
  const { pid } = (await registry.shells()).find(({ url }) => url === more.url) ?? {};
  expect(pid).toBeTruthy();
  try {
    await activate(shop, 'content', await registry.publishCopy('content', 'stopped'));
    process.kill(pid ?? 0, 'SIGSTOP');
    const { code, stdout, stderr } = await registry.release('rollback', 'content');
    // It is live on the others, and the command names the shell that has not followed.
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/It is live on 1 shell after/);
    expect(stdout).toContain(`${more.url} (pid ${pid} on `);
    expect(stdout).toContain('has not followed');
  } finally {
    if (pid) process.kill(pid, 'SIGCONT');
    await more.stop();
  }
});

test(
  'a command does not wait for a killed shell, and for one of another machine only until its lease ends',
  long,
  async ({ shop }) => {
    const registry = new RegistryShop(shop);
    const more = await registry.startShell();
    const { pid = 0 } = (await registry.shells()).find(({ url }) => url === more.url) ?? {};
    await activate(shop, 'content', await registry.publishCopy('content', 'killed'));
    // The supervisor first, because it would restart the shell.
    more.supervisor.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const killed = await registry.release('rollback', 'content', '--json');
    expect(killed.code, killed.stderr).toBe(0);
    const first = JSON.parse(killed.stdout) as { shells: object[]; ms: number };
    expect(first.shells).toHaveLength(1);
    expect(first.ms, 'its lease has 15 s').toBeLessThan(10_000);

    await activate(shop, 'content', await registry.publishCopy('content', 'other machine'));
    const until = Date.now() + 3_000;
    const lease = join(shop.dataFolder, 'store/running/local/elsewhere-1-1');
    mkdirSync(lease, { recursive: true });
    const facts = { pid: 1, host: 'elsewhere', url: 'http://elsewhere:3000', since: new Date().toISOString() };
    writeFileSync(join(lease, String(until)), JSON.stringify(facts));
    const planted = await registry.release('rollback', 'content');
    expect(planted.code, planted.stderr).toBe(0);
    expect(planted.stdout).toContain('http://elsewhere:3000 (pid 1 on elsewhere) has not followed');
    // Clocks may differ by 5 s.
    expect(Number(/after (\d+) ms/.exec(planted.stdout)?.[1])).toBeLessThan(12_000);
  },
);

test('while the registry is killed, pages are served and a rollback through the store goes live, and it recovers', async ({
  shop,
}) => {
  await withoutRegistry(new RegistryShop(shop), 2_000);
});
