/** The help center: by topic, by text, by URL; with a mouse, with a keyboard, and without JavaScript. */
import type { Page } from '@playwright/test';
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';
import { holdBack } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { long, longAt, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Search help' });
const questions = (page: Page) => main(page).locator('summary');

async function judge(page: Page, name: string): Promise<void> {
  expect.soft(await findViolations(page), name).toEqual([]);
  await test.step(name, () => expectFit(page));
}

for (const width of [360, 1280]) {
  test(
    `${width} px: no violation and no horizontal scrolling, opened, filtered and with nothing found`,
    longAt(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, '/help');
      await judge(page, 'at rest');
      await questions(page).evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).click();
      });
      await judge(page, 'opened');
      await field(page).fill('refund');
      await expect(main(page).getByRole('status').first()).toHaveText(/^\d+ answers$/);
      await judge(page, 'filtered');
      await field(page).fill('a hedgehog that sings at night');
      await expect(main(page).getByRole('heading', { name: 'No answer to that yet' })).toBeVisible();
      await judge(page, 'nothing found');
    },
  );
}

test('the footer and the contact page link to the help page', long, async ({ page }) => {
  await openPage(page, '/contact-us');
  await main(page).getByRole('link', { name: 'All questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center');
  await openPage(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/help');
});

test('with the keyboard alone a reader opens a topic, a question and a link in its answer', async ({ page }) => {
  await openPage(page, '/help');
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Returns and refunds' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help#returns');
  await expect(page.getByRole('heading', { name: 'Returns and refunds', level: 2 })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(questions(page).filter({ hasText: 'Can I return something?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#send-back')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/return-&-refund');
});

test(
  'typed text filters the questions; without a match the page links to contact; an empty box shows all',
  long,
  async ({ page }) => {
    await openPage(page, '/help');
    const all = await questions(page).count();
    await field(page).fill('coupons');
    await expect(questions(page)).toHaveText(['Where do I enter a promo code?']);
    await expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('link')).toHaveText(['Payment']);
    await field(page).fill('dog bed orthopedic');
    await expect(main(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
    await field(page).fill('');
    await expect(questions(page)).toHaveCount(all);
    await field(page).fill('dog bed orthopedic');
    await main(page).getByRole('link', { name: 'Search the store for “dog bed orthopedic”' }).click();
    await expect(page).toHaveURL('/search/dog%20bed%20orthopedic');
  },
);

test('text typed before hydration filters the questions', async ({ page }) => {
  const letThrough = await holdBack(page, '**/*.js');
  await page.goto('/help', { waitUntil: 'commit' });
  await field(page).fill('coupons');
  letThrough();
  await expect(questions(page)).toHaveText(['Where do I enter a promo code?']);
  await expect(field(page)).toHaveValue('coupons');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, longUnless(!javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test('a URL with a question opens its answer, with the question visible', async ({ page }) => {
      await page.goto('/help#unsubscribe');
      await expect(page.locator('#unsubscribe')).toBeInViewport();
      await expect(questions(page).filter({ hasText: 'How do I unsubscribe?' })).toBeInViewport({ ratio: 1 });
      await expect(main(page).locator('details[open]')).toHaveCount(1);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript every question opens, topics are links, and there is no search box', async ({ page }) => {
    await page.goto('/help');
    await expect(field(page)).toBeHidden();
    for (const question of await questions(page).all()) await question.click();
    for (const answer of await main(page).locator('details p').all()) await expect(answer).toBeVisible();
    await page.getByRole('link', { name: 'Newsletter and privacy' }).click();
    await expect(page.getByRole('heading', { name: 'Newsletter and privacy' })).toBeInViewport();
    const ways = page.getByRole('region', { name: 'Talk to us' });
    await expect(ways.getByRole('link', { name: 'Track your order' })).toHaveAttribute('href', '/track-order');
    await expect(ways).toContainText('Monday to Friday');
  });
});

test('the page is in the sitemap, and its structured data has every visible question and answer', async ({
  page,
  request,
  world,
}) => {
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${world.url}/help</loc>`);
  await page.goto('/help');
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '[]';
  const objects = JSON.parse(text) as { '@type': string; mainEntity: { name: string; url: string }[] }[];
  const faq = objects.find((one) => one['@type'] === 'FAQPage');
  expect(faq?.mainEntity.map(({ name }) => name)).toEqual(await questions(page).allTextContents());
  for (const { url } of faq?.mainEntity ?? []) {
    expect(new URL(url).pathname).toBe('/help');
    await expect(page.locator(new URL(url).hash)).toHaveCount(1);
  }
});

test('every link in an answer leads to an existing page and section', async ({ page, request }) => {
  await page.goto('/help');
  const urls = await main(page)
    .locator('details a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(urls.length).toBeGreaterThan(10);
  for (const url of new Set(urls)) {
    const reply = await request.get(url);
    expect.soft(reply.status(), url).toBe(200);
    const { hash } = new URL(url);
    if (hash) expect.soft(await reply.text(), url).toContain(`id="${hash.slice(1)}"`);
  }
});
