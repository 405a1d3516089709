import type { Browser, Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { copyOfShop } from '../world/dataFolders.ts';
import { ownWorld } from '../world/ownWorld.ts';
import { long } from '../world/longAt.ts';
import { expect, test as base, type World } from '../world/world.ts';
import { activate, readLive } from './commands.ts';
import { RegistryShop } from './RegistryShop.ts';

const test = base.extend<object, { shop: World }>({
  shop: ownWorld(copyOfShop, { REGISTRY_PORT: '0' }),
  world: async ({ shop }, use) => use(shop),
});

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

const phone = { width: 360, height: 740 };
const planOf = (remote: string) => `/env/local/remotes/${remote}/roll-back`;

async function issueToken(shop: World, role: string): Promise<string> {
  const { stdout, stderr, code } = await shop.release('issue-token', role, '--role', role, '--json');
  expect(code, stderr).toBe(0);
  return (JSON.parse(stdout) as { text: string }).text;
}

/** A browser of its own, with the session of a token. */
async function openAs(browser: Browser, token: string): Promise<Page> {
  const extraHTTPHeaders = { authorization: `Bearer ${token}` };
  return (await browser.newContext({ extraHTTPHeaders, viewport: phone })).newPage();
}

/** Makes a copy of content live. @returns what was live before */
async function release(shop: World, mark: string): Promise<string> {
  const before = (await readLive(shop)).content ?? '';
  await activate(shop, 'content', await new RegistryShop(shop).publishCopy('content', mark));
  return before;
}

/** The release of content in the server's page. */
async function releaseAt(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/about-us`)).text();
  return /data-boundary="content@([0-9a-f]{16})"/.exec(html)?.[1];
}

test('from the link in an email a stranger signs in, and rolls back with a reason and a button on a phone', async ({
  shop,
  browser,
}) => {
  const registry = new RegistryShop(shop);
  const before = await release(shop, 'from an email');
  const url = registry.url.replace('127.0.0.1', 'localhost');
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await page.goto(`${url}${planOf('content')}`);
  await expect(page.getByText('You go on to the page that you asked for.')).toBeVisible();
  await page.goto(registry.link);
  await page.getByRole('button', { name: 'Sign in' }).click();

  // From here on two taps: with a session, the link itself was the first.
  await expect(page.getByRole('heading', { level: 1, name: 'Roll back content in local' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText(`to ${before}`);
  expect(await findViolations(page), 'the plan').toEqual([]);
  await page.getByRole('radio', { name: 'Errors on pages' }).check();
  await page.getByRole('button', { name: 'Roll back content' }).click();
  await expect(page.getByRole('heading', { name: 'Rolled back' })).toBeFocused();
  await expect(page.getByText(/It is live on 1 shell after \d+ ms/)).toBeVisible();
  await expect(page.getByText('1 of 1 shell follows')).toBeVisible();
  expect(await findViolations(page), 'when it is done').toEqual([]);
  expect(await releaseAt(shop.url)).toBe(before);
  const { stdout } = await registry.release('history', 'content');
  expect(stdout).toContain('(Errors on pages)');

  // Someone who signs out in another tab is out here, too.
  const other = await page.context().newPage();
  await other.goto(url);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.context().close();
});

test(
  'an open page shows what a command makes live, and a plan that is over is not sent',
  long,
  async ({ shop, browser }) => {
    const registry = new RegistryShop(shop);
    await release(shop, 'planned by two');
    const page = await openAs(browser, await issueToken(shop, 'releaser'));
    await page.goto(`${registry.url}${planOf('content')}`);
    await page.getByRole('radio', { name: 'Too slow' }).check();
    const { code, stderr } = await registry.release('rollback', 'content', '--reason', 'faster');
    expect(code, stderr).toBe(0);
    await expect(page.getByText('Someone changed this while you looked.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Roll back content' })).toBeHidden();
    await page.goto(`${registry.url}/env/local`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Reason: faster' })).toBeVisible();
    await page.context().close();
  },
);

type Look = [width: number, colorScheme: 'light' | 'dark'];
const looks: Look[] = [
  [360, 'light'],
  [1280, 'dark'],
];
const moreLooks: Look[] = [
  [360, 'dark'],
  [1280, 'light'],
];

for (const { where, seen, details } of [
  { where: 'on a light phone and on a dark desk', seen: looks, details: {} },
  { where: 'on a dark phone and on a light desk', seen: moreLooks, details: long },
]) {
  test(`every view and open state has no violation, ${where}`, details, async ({ shop, browser }) => {
    const { url } = new RegistryShop(shop);
    await release(shop, `seen everywhere ${where}`);
    const page = await openAs(browser, await issueToken(shop, 'admin'));
    const check = async (state: string) => {
      for (const [width, colorScheme] of seen) {
        await page.setViewportSize({ width, height: 900 });
        const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(room, `${state} needs more room than ${width} px`).toBeLessThanOrEqual(0);
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${state} at ${width} px, ${colorScheme}`).toEqual([]);
      }
    };
    await page.goto(url);
    await expect(page.getByRole('rowheader', { name: 'content' })).toBeVisible();
    await check('overview');

    await page.getByRole('link', { name: 'local', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'local' })).toBeFocused();
    await page.locator('summary').first().click();
    await expect(page.getByLabel(/^What differs for/).first()).toContainText('size for browsers');
    await check('environment');
    await page.getByRole('searchbox').fill('carol');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('No entry “carol”.')).toBeVisible();
    await check('empty search');

    await page.goto(`${url}/env/local/hurt`);
    await expect(page.getByText(/What hurt most|No failure was reported|No shell has reported/)).toBeVisible();
    await check('who is hurt');
    await page.goto(`${url}/env/local/canaries/begin`);
    await expect(page.getByRole('button', { name: 'Make the plan' })).toBeVisible();
    await check('begin of a canary');

    await page.goto(`${url}/env/nowhere`);
    await expect(page.getByRole('heading', { name: 'There is no environment “nowhere”' })).toBeVisible();
    await check('unknown environment');

    await page.goto(`${url}${planOf('content')}`);
    await page.getByRole('button', { name: 'Roll back content' }).click();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await check('reason');

    await page.goto(`${url}/env/local`);
    await page
      .getByRole('link', { name: /^All to this moment/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Roll back all' })).toBeVisible();
    await check('all to a moment');

    await page.getByRole('link', { name: 'People and tokens' }).click();
    await page.getByText('Make a token', { exact: true }).click();
    await page.getByRole('button', { name: 'Make the token' }).click();
    await expect(page.getByText('Write a name, as logs will show it.')).toBeVisible();
    await page.getByLabel(/What it is for/).fill('ci of content');
    await page.getByRole('region', { name: 'Tokens for programs' }).getByLabel('Role').selectOption('viewer');
    await page.getByRole('button', { name: 'Make the token' }).click();
    await expect(page.getByRole('textbox', { name: 'Token', exact: true })).toHaveValue(/^paw_/);
    await page.getByRole('button', { name: /^End the token ci of content/ }).click();
    await check('people and tokens');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByText('No message was sent yet.')).toBeVisible();
    await check('notifications');
    await page.context().close();
  });
}

test('a viewer sees no button, and the registry refuses the call in words', long, async ({ shop, browser }) => {
  const { url } = new RegistryShop(shop);
  const token = await issueToken(shop, 'viewer');
  const page = await openAs(browser, token);
  await page.goto(`${url}/env/local`);
  await expect(page.getByRole('heading', { level: 3, name: 'content' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Roll back|All to this moment/ })).toHaveCount(0);
  await page.goto(`${url}${planOf('content')}`);
  await expect(page.getByText('may not roll back content: ask the team of content')).toBeVisible();
  const refused = await page.request.post(`${url}/v1/environments/local/rollback`, { data: { remotes: ['content'] } });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'not_allowed']);
  await page.context().close();
});

test(
  'a registry that stops answering is reported with the age of the picture, and comes back by itself',
  long,
  async ({ shop, browser }) => {
    const registry = new RegistryShop(shop);
    const page = await openAs(browser, await issueToken(shop, 'viewer'));
    await page.goto(registry.url);
    await expect(page.getByText(/Live, seen \d s ago/)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'content' })).toBeVisible();
    const { registryPid } = registry;
    process.kill(registryPid, 'SIGSTOP');
    try {
      await expect(page.getByRole('heading', { name: 'The registry does not answer' })).toBeVisible();
      await expect(page.getByText(/what you see is \d+ s old/)).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'content' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    } finally {
      process.kill(registryPid, 'SIGCONT');
    }
    await expect(page.getByText(/Live, seen \d s ago/)).toBeVisible();
    await page.context().close();
  },
);
