/** GAPS "Pages: Product" and "Rules": reading and writing reviews in the running shop. */
import { dropToken } from '../session/storage.ts';
import type { Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { holdBack } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { becomeMember, logIn, newMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { mark, products, reviews } from './productPage.ts';

const { bed, hideaway } = products;
const titles = (page: Page) => reviews(page).getByRole('article').getByRole('heading').allTextContents();
const order = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sort reviews' }).getByRole('link', { name });
const newest = [
  'Bought a second for downstairs',
  'Needs airing out',
  'Firm, not mushy',
  'Solid, but the cover takes two people',
  'One push instead of three',
];
const words = 'It has held its shape for a year now, and it dries overnight.';

async function fillIn(page: Page, body = words): Promise<void> {
  await reviews(page).getByRole('radio', { name: '4 stars: good' }).check();
  await reviews(page).getByLabel('Title').fill('Good and plain');
  await reviews(page).getByLabel('Your review').fill(body);
}
const send = (page: Page) => reviews(page).getByRole('button', { name: 'Submit review' }).click();

test('average, histogram and reviews match the api', async ({ page, request }) => {
  await openPage(page, bed.path);
  const { rating } = await (await request.get(`/api${bed.path.replace('product', 'products')}`)).json();
  await expect(reviews(page).getByText(rating.average.toFixed(1), { exact: true })).toBeVisible();
  await expect(reviews(page).getByText(`from ${rating.count} ratings`)).toBeVisible();
  for (const [place, count] of rating.histogram.entries()) {
    const name = `${place + 1} ${place ? 'stars' : 'star'}: ${count} rating${count === 1 ? '' : 's'}`;
    await expect(reviews(page).getByRole('link', { name })).toBeVisible();
  }
  await expect.poll(() => titles(page)).toEqual(newest);
});

test('order and stars are in the URL, load no page, and are undone by Back', long, async ({ page }) => {
  await openPage(page, bed.path);
  const isSameDocument = await mark(page);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await order(page, 'Lowest').click();
  await expect(page).toHaveURL(`${bed.path}?reviews=lowest`);
  await expect.poll(() => titles(page)).toEqual(['Needs airing out', newest[3], newest[0], newest[2], newest[4]]);
  await reviews(page)
    .getByRole('link', { name: /^5 stars/ })
    .click();
  await expect(page).toHaveURL(`${bed.path}?reviews=lowest&stars=5`);
  await expect(reviews(page).getByText('3 reviews with 5 stars')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${bed.path}?reviews=lowest`);
  await expect.poll(() => titles(page)).toHaveLength(5);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(newest);
  expect(await isSameDocument()).toBe(true);
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(new Set(calls)).toEqual(new Set(['/api/products/Cloudrest-Orthopedic-Dog-Bed/reviews']));
});

test('a change of the order does not scroll', async ({ page }) => {
  await openPage(page, bed.path);
  await order(page, 'Highest').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await order(page, 'Highest').click();
  await expect(page).toHaveURL(/reviews=highest/);
  await expect(order(page, 'Highest')).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(order(page, 'Highest')).toBeFocused();
});

test('a product without ratings says so', long, async ({ page }) => {
  await openPage(page, hideaway.path);
  await expect(reviews(page).getByText('No ratings yet.')).toBeVisible();
  await expect(reviews(page).getByText('No reviews yet.')).toBeVisible();
});

test('a signed-out shopper is sent to the login and back to the form', async ({ page, world }) => {
  const member = newMember('Rosa Quill');
  await becomeMember(page, world, member);
  await dropToken(page);
  await openPage(page, bed.path);
  const link = reviews(page).getByRole('link', { name: 'Log in to write a review' });
  await logIn(page, member, (await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(`${bed.path}#write-review`);
  await expect(page.getByRole('heading', { name: `Your review of ${bed.title}` })).toBeFocused();
});

atBothWidths(() => {
  test('the form names missing fields, without a violation, and keeps the typed text', async ({ page, world }) => {
    await becomeMember(page, world, newMember('Rosa Quill'));
    await openPage(page, bed.path);
    await reviews(page).getByRole('button', { name: 'Write a review' }).click();
    await reviews(page).getByLabel('Your review').fill('Short');
    await send(page);
    const alert = reviews(page).getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('Choose a star rating.');
    expect(await findViolations(page)).toEqual([]);
    await alert.getByRole('link', { name: 'Write at least 10 characters.' }).click();
    await expect(reviews(page).getByLabel('Your review')).toBeFocused();
    await expect(reviews(page).getByLabel('Your review')).toHaveValue('Short');
  });
});

test('a member’s review is published at once, first on the page, counts in the average, and can be written only once', async ({
  page,
  world,
  request,
  allowProblems,
}) => {
  allowProblems(/status (of )?409/);
  const api = '/api/products/Woven-Vine-Foot-Toys-for-Parrots';
  const path = '/product/Woven-Vine-Foot-Toys-for-Parrots';
  const countOf = async () => (await (await request.get(api)).json()).rating?.count ?? 0;
  const before = await countOf();
  await becomeMember(page, world, newMember('Rosa Quill'));
  await openPage(page, path);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await fillIn(page);
  await send(page);
  await expect(reviews(page).getByText('It’s live at the top of the list')).toBeVisible();
  await expect(reviews(page).getByRole('article').first()).toContainText('Good and plain');
  await expect(reviews(page).getByRole('article').first()).toContainText('Rosa Q.');
  await expect.poll(countOf).toBe(before + 1);
  await page.reload();
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await fillIn(page);
  await send(page);
  await expect(reviews(page).getByRole('alert')).toContainText('You’ve already reviewed this product.');
  await expect(reviews(page).getByLabel('Your review')).toHaveValue(words);
});

test('a review with a link waits for approval, and the page says so', async ({ page, world, request }) => {
  await becomeMember(page, world, newMember('Rosa Quill'));
  await openPage(page, hideaway.path);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await fillIn(page, 'More of this at https://example.com/perches');
  await send(page);
  await expect(reviews(page).getByText('Someone on our team will read it')).toBeVisible();
  const list = await (await request.get('/api/products/Seagrass-Bird-Hideaway/reviews')).json();
  expect(list.total).toBe(0);
});

test('a failed submission keeps the typed text', async ({ page, world, allowProblems }) => {
  allowProblems(/status (of )?503/);
  await becomeMember(page, world, newMember('Rosa Quill'));
  await openPage(page, bed.path);
  await reviews(page).getByRole('button', { name: 'Write a review' }).click();
  await fillIn(page);
  await page.route('**/api/products/*/reviews', (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
  await send(page);
  await expect(reviews(page).getByRole('alert')).toContainText('Your text is still here.');
  await expect(reviews(page).getByLabel('Your review')).toHaveValue(words);
  await expect(reviews(page).getByRole('radio', { name: '4 stars: good' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript order and stars are links to pages', async ({ page }) => {
    await page.goto(bed.path);
    await order(page, 'Highest').click();
    await expect(page).toHaveURL(`${bed.path}?reviews=highest`);
    await reviews(page)
      .getByRole('link', { name: /^2 stars/ })
      .click();
    await expect.poll(() => titles(page)).toEqual(['Needs airing out']);
    await expect(reviews(page).getByRole('link', { name: 'Log in to write a review' })).toBeVisible();
  });
});

test('reviews are sorted by a press before their code is there, and without it the browser follows the link', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/request failed|ERR_FAILED|chunk failed/);
  const letGo = await holdBack(page, '**/product-data*.js');
  await openPage(page, bed.path);
  const isSame = await mark(page);
  const lowest = reviews(page).getByRole('link', { name: 'Lowest' });
  await lowest.press('Enter');
  await expect(lowest).not.toHaveAttribute('aria-current', 'page');
  letGo();
  await expect(lowest).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/reviews=lowest$/);
  await expect(lowest).toBeFocused();
  expect(await isSame()).toBe(true);
  await page.unroute('**/product-data*.js');
  await page.route('**/product-data*.js', (route) => route.abort());
  await page.reload();
  await reviews(page).getByRole('link', { name: 'Highest' }).click();
  await expect(page).toHaveURL(/reviews=highest$/);
  expect(await isSame()).toBe(false);
});
