/** A rollback by the page of releases: on a phone, by two people at once, and while things fail. */
import { findViolations } from '../layout/findViolations.ts';
import { long } from '../world/longAt.ts';
import { Managers, phone, planOf } from './Managers.ts';
import { expect, test } from './ownRegistry.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** What a person who is woken has at most, from the email to the rollback. */
const MOST = { taps: 3, seconds: 15 };

test('from the link in an email a stranger signs in, and rolls back with a reason and a button on a phone', async ({
  shop,
  browser,
}) => {
  const managers = new Managers(shop);
  const { registry } = managers;
  const before = await managers.release('from an email');
  const url = registry.url.replace('127.0.0.1', 'localhost');
  const page = await (await browser.newContext({ viewport: phone, hasTouch: true })).newPage();
  await page.goto(`${url}${planOf('content')}`);
  await expect(page.getByText('You go on to the page that you asked for.')).toBeVisible();
  await page.goto(url + (await managers.makeLink()));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText(`to ${before}`);
  expect(await findViolations(page), 'the plan').toEqual([]);

  // With a session, the link in the email is the first tap.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () =>
      Object.assign(globalThis, { taps: Number(Reflect.get(self, 'taps') ?? 0) + 1 }),
    );
  });
  const begun = Date.now();
  await page.goto(`${url}${planOf('content')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Roll back content in local' })).toBeVisible();
  await page.getByText('Errors on pages').tap();
  await page.getByRole('button', { name: 'Roll back content' }).tap();
  await expect(page.getByRole('heading', { name: 'Rolled back' })).toBeFocused();
  const seconds = (Date.now() - begun) / 1_000;
  const taps = 1 + (await page.evaluate(() => Number(Reflect.get(self, 'taps'))));
  test.info().annotations.push({ type: 'from the email to the rollback', description: `${taps} taps, ${seconds} s` });
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(seconds).toBeLessThanOrEqual(MOST.seconds);

  await expect(page.getByText(/It is live on 1 shell after \d+ ms/)).toBeVisible();
  await expect(page.getByText('1 of 1 shell follows')).toBeVisible();
  expect(await findViolations(page), 'when it is done').toEqual([]);
  expect(await managers.releaseInPages()).toBe(before);
  expect((await managers.rollbacks())[0]?.reason).toBe('Errors on pages');

  // Someone who signs out in another tab is out here, too.
  const other = await page.context().newPage();
  await other.goto(url);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.context().close();
});

test('two people roll back at once: one has done it, the other reads who, and the log has one entry', async ({
  shop,
  browser,
}) => {
  const managers = new Managers(shop);
  await managers.release('rolled back by two');
  const readers = await Promise.all(['ana', 'bob'].map((name) => managers.open(browser, 'releaser', name)));
  const before = (await managers.rollbacks()).length;
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  for (const page of readers) {
    await page.goto(`${managers.registry.url}${planOf('content')}`);
    await page.getByRole('radio', { name: 'Too slow' }).check();
    // Both calls are on their way before one is answered.
    await page.route('**/rollback', async (route) => {
      await pressed;
      await route.continue();
    });
  }
  const calls = readers.map(async (page) => page.waitForRequest('**/rollback'));
  for (const page of readers) await page.getByRole('button', { name: 'Roll back content' }).click();
  await Promise.all(calls);
  press();
  const results = readers.map((page) =>
    page.getByRole('heading', { level: 2, name: /^(Rolled back|Nothing was changed)$/ }),
  );
  for (const result of results) await expect(result).toBeVisible();
  const words = await Promise.all(results.map(async (result) => result.textContent()));
  expect(words).toEqual(expect.arrayContaining(['Nothing was changed', 'Rolled back']));
  const isFirst = words[0] === 'Rolled back';
  const [winner, loser] = isFirst ? [/\bana\b/, readers[1]] : [/\bbob\b/, readers[0]];
  expect(await loser?.getByRole('main').textContent()).toMatch(winner);
  expect((await managers.rollbacks()).length).toBe(before + 1);
  for (const page of readers) await page.context().close();
});

test(
  'an open page shows what a command makes live, and a plan that is over is not sent',
  long,
  async ({ shop, browser }) => {
    const managers = new Managers(shop);
    const { registry } = managers;
    await managers.release('planned by two');
    const page = await managers.open(browser, 'releaser');
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

test(
  'with a clock that is an hour ahead, ages are by the registry’s clock, and the page says so',
  long,
  async ({ shop, browser }) => {
    const managers = new Managers(shop);
    const page = await managers.open(browser, 'viewer');
    await page.clock.install({ time: Date.now() + 3_600_000 });
    await managers.release('seen by a wrong clock');
    await page.goto(managers.registry.url);
    await expect(page.getByText('This device’s clock is 1 h ahead of the registry’s.')).toBeVisible();
    await expect(page.getByText(/^Live, seen \d+ s ago$/)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'content' });
    await expect(row.locator('time')).toHaveText(/^\d+ (s|min) ago$/);
    await page.context().close();
  },
);

test('a viewer sees no button, and the registry refuses the call in words', long, async ({ shop, browser }) => {
  const managers = new Managers(shop);
  const { url } = managers.registry;
  const page = await managers.open(browser, 'viewer');
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
    const managers = new Managers(shop);
    const page = await managers.open(browser, 'viewer');
    await page.goto(managers.registry.url);
    await expect(page.getByText(/Live, seen \d s ago/)).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'content' })).toBeVisible();
    const { registryPid } = managers.registry;
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
