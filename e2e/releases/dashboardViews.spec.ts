/** What only a browser finds in the views of the page of releases: colors, sizes of what is pressed, and room on a phone. */
import type { Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { long } from '../world/longAt.ts';
import { Managers, planOf } from './Managers.ts';
import { expect, test } from './ownRegistry.ts';

type Look = [width: number, colorScheme: 'light' | 'dark'];
const looks: Look[] = [
  [360, 'light'],
  [1280, 'dark'],
  [360, 'dark'],
  [1280, 'light'],
];

interface State {
  name: string;
  path: string;
  /** Waits until it has read what it shows, and opens what is to be looked at. */
  open: (page: Page) => Promise<unknown>;
}

const seeing = (text: string | RegExp) => async (page: Page) => expect(page.getByText(text).first()).toBeVisible();
const pressing = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click();
const env = '/env/local';

/** What runs beside what is live. */
const findTrials = (managers: Managers) =>
  managers.call<{ shadows: { id: string }[]; previews: { id: string }[] }>('GET', '/v1/environments/local/trials');

/** A canary, a shadow and a preview, which a shop that has just started has not. @returns every view, some of them twice */
async function prepare(managers: Managers): Promise<State[]> {
  const before = await managers.release('seen in every view');
  const release = `content@${await managers.registry.publishCopy('content', 'tried in every view')}`;
  const begin = (what: string, body: object) =>
    managers.call<{ data: { id?: string; shadow?: string; preview?: string } }>(
      'POST',
      `/v1/environments/local/${what}`,
      {
        reason: 'a test',
        ...body,
      },
    );
  await begin('canaries', { release, steps: [10, 100], hold: '1h' });
  await begin('shadows', { releases: [release], for: '10m' });
  await begin('previews', { releases: [`content@${before}`], for: '1h', force: true });
  const { shadows, previews } = await findTrials(managers);
  return [
    { name: 'overview', path: '/', open: seeing('canary') },
    {
      name: 'environment with a difference',
      path: env,
      open: async (page) => {
        await page.locator('summary').first().click();
        await expect(page.getByLabel(/^What differs for/).first()).toContainText('size for browsers');
      },
    },
    { name: 'empty search', path: `${env}?q=carol`, open: seeing('No entry “carol”.') },
    { name: 'unknown environment', path: '/env/nowhere', open: seeing('There is no environment “nowhere”') },
    { name: 'unknown address', path: '/nowhere', open: seeing(/no such/i) },
    {
      name: 'who is hurt',
      path: `${env}/hurt`,
      open: seeing(/What hurt most|No failure was reported|No shell has reported/),
    },
    { name: 'canaries and shadows', path: `${env}/canaries`, open: seeing('Stop the canary of content') },
    { name: 'step of a canary', path: `${env}/canaries/content/promote`, open: pressing(/^Make content live/) },
    { name: 'stop of a canary', path: `${env}/canaries/content/stop`, open: seeing('Abandon the release') },
    { name: 'beginning of a canary', path: `${env}/canaries/begin`, open: pressing('Make the plan') },
    { name: 'beginning of a shadow', path: `${env}/shadows/begin`, open: seeing('Make the plan') },
    { name: 'shadow', path: `${env}/shadows/${shadows[0]?.id}`, open: pressing('End the shadow') },
    { name: 'previews', path: `${env}/previews`, open: seeing('End preview') },
    { name: 'beginning of a preview', path: `${env}/previews/begin`, open: seeing('Make the plan') },
    { name: 'end of a preview', path: `${env}/previews/${previews[0]?.id}/end`, open: seeing('End the preview') },
    { name: 'freeze', path: `${env}/freeze`, open: pressing('2 hours') },
    { name: 'second keys', path: `${env}/second-keys`, open: seeing('Nothing waits') },
    {
      name: 'rollback without a reason',
      path: planOf('content'),
      open: async (page) => {
        await page.getByRole('button', { name: 'Roll back content' }).click();
        await expect(page.getByText('Choose a reason.')).toBeVisible();
        await page.getByRole('radio', { name: 'Another reason' }).check();
      },
    },
    { name: 'all to a moment', path: `${env}/entries/1/roll-back`, open: seeing('Roll back all') },
    {
      name: 'people and tokens',
      path: '/access',
      open: async (page) => {
        await page.getByText('Make a token', { exact: true }).click();
        await page.getByRole('button', { name: 'Make the token' }).click();
        await expect(page.getByText('Write a name, as logs will show it.')).toBeVisible();
        await page.getByLabel(/What it is for/).fill('ci of content');
        await page.getByRole('region', { name: 'Tokens for programs' }).getByLabel('Role').selectOption('viewer');
        await page.getByRole('button', { name: 'Make the token' }).click();
        await expect(page.getByRole('textbox', { name: 'Token', exact: true })).toHaveValue(/^paw_/);
        await page
          .getByRole('button', { name: /^End the token ci of content/ })
          .first()
          .click();
      },
    },
    { name: 'notifications', path: '/notifications', open: seeing('No message was sent yet.') },
  ];
}

for (const { how, details, seen } of [
  { how: 'in one of the looks, by turns', details: {}, seen: (index: number) => [looks[index % looks.length]!] },
  { how: 'on phones and desks, light and dark', details: long, seen: () => looks },
]) {
  test(
    `every view and open state has no violation ${how}, and no more room than it has`,
    details,
    async ({ shop, browser }) => {
      test.setTimeout(180_000);
      const managers = new Managers(shop);
      const states = await prepare(managers);
      const page = await managers.open(browser, 'admin');
      for (const [index, { name, path, open }] of states.entries()) {
        await page.goto(managers.registry.url + path);
        await open(page);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(room, `${name} needs more room than ${width} px`).toBeLessThanOrEqual(0);
        }
        for (const [width, colorScheme] of seen(index)) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          expect(await findViolations(page), `${name} at ${width} px, ${colorScheme}`).toEqual([]);
        }
      }
      await page.context().close();
      // Other tests of the shop release content as well, and a shell renders one shadow at a time.
      expect(await shop.release('canary', 'stop', 'content')).toMatchObject({ code: 0 });
      for (const { id } of (await findTrials(managers)).shadows) {
        expect(await shop.release('shadow', 'end', id)).toMatchObject({ code: 0 });
      }
    },
  );
}
