/** SPEC 9 (40 px), GAPS "Pages: Product" and "On a phone": the pictures by touch, mouse, keys, and without JavaScript. */
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../layout/findViolations.ts';
import { holdBack } from '../layout/network.ts';
import { openPage } from '../layout/openPage.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { long, longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { box, dialog, gallery, option, picture, products } from './productPage.ts';

const { path, title } = products.bed;
const zoomLink = (page: Page) => gallery(page).getByRole('link', { name: 'Zoom in on the picture' });
const closeLook = (page: Page) => dialog(page).getByRole('button', { name: /Zoom$/ });
const shown = (page: Page) => picture(page).getAttribute('alt');
const isOtherSide = async (page: Page) => /--2\./.test((await picture(page).getAttribute('src')) ?? '');
const colourShown = async (page: Page) => {
  const colour = / in ([^:]*): /.exec((await shown(page)) ?? '')?.[1];
  return `${colour}${(await isOtherSide(page)) ? ' from its other side' : ''}`;
};
/**
 * px, to the right when above 0, and what is seen after it: a drag that counts too soon misleads the next ones. Behind
 * the last color comes the chosen one from its other side.
 */
const drags = [
  [-35, 'Oat'],
  [-45, 'Charcoal'],
  [35, 'Charcoal'],
  [45, 'Oat'],
  [35, 'Oat'],
  [45, 'Oat from its other side'],
  [45, 'Sage'],
] as const;

for (const [how, drag, hasTouch] of [
  ['a finger', byFinger, true],
  ['a mouse', byMouse, false],
] as const) {
  test.describe(how, longUnless(hasTouch), () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch });

    test('a drag of 40 px shows the next picture, wraps at the ends, and does not open the viewer', async ({
      page,
    }) => {
      await openPage(page, path);
      for (const [distance, colour] of drags) {
        await drag(page, picture(page), distance);
        await expect.poll(() => colourShown(page), { message: `after ${distance} px` }).toBe(colour);
      }
      await expect(dialog(page)).toHaveCount(0);
    });
  });
}

atBothWidths(() => {
  test('five views are in one row, each a touch-sized target', async ({ page }) => {
    await openPage(page, '/product/Adjustable-Dog-Collar');
    const places = await gallery(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    expect(places).toHaveLength(5);
    expect(new Set(places.map(({ top }) => top)).size).toBe(1);
    for (const { width, height } of places) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test('a press opens the picture in the whole window, the next press zooms in at its position, and neither has a violation', async ({
    page,
  }) => {
    await openPage(page, path);
    await zoomLink(page).click();
    await expect(dialog(page)).toHaveAccessibleName(`${title}, Oat`);
    expect(await findViolations(page)).toEqual([]);
    const whole = await closeLook(page).boundingBox();
    await closeLook(page).click({ position: { x: (whole?.width ?? 0) * 0.9, y: (whole?.height ?? 0) * 0.5 } });
    await expect.poll(async () => (await closeLook(page).boundingBox())?.width).toBeCloseTo(2 * (whole?.width ?? 0), 0);
    const scroll = await closeLook(page).evaluate((button) => {
      const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = button.parentElement ?? {};
      return scrollLeft / (scrollWidth - clientWidth);
    });
    expect(scroll).toBeGreaterThan(0.6);
    await expect(closeLook(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await findViolations(page)).toEqual([]);
    await closeLook(page).click();
    await expect.poll(async () => (await closeLook(page).boundingBox())?.width).toBeCloseTo(whole?.width ?? 0, 0);
  });

  test('the browser’s Back closes the viewer and stays on the page', async ({ page }) => {
    await openPage(page, '/about-us');
    await openPage(page, path);
    await zoomLink(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(zoomLink(page)).toBeFocused();
  });
});

test('a phone in landscape shows picture and title together', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const { height = 0 } = (await picture(page).boundingBox()) ?? {};
  expect(height).toBeLessThan(0.75 * 360);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the viewer’s pictures, zoom and closing work with the keyboard alone', long, async ({ page }) => {
  await openPage(page, path);
  await zoomLink(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toContain(' in Charcoal: ');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(`${title}, Charcoal`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName(`${title}, Sage`);
  await expect(dialog(page).getByRole('status')).toHaveText('3 of 4');
  await page.keyboard.press('+');
  await expect(closeLook(page)).toHaveAttribute('aria-pressed', 'true');
  const scrolled = () => closeLook(page).evaluate((button) => button.parentElement?.scrollLeft ?? 0);
  const before = await scrolled();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeCloseTo(before + 80, -1);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^${title}, Oat: `));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName(`${title}, Oat`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(zoomLink(page)).toBeFocused();
  await expect(option(page, 'Color', 'Oat')).toBeChecked();
});

test(
  'a picture does not choose a variant, and a color changes picture, thumbnail, price and URL',
  long,
  async ({ page }) => {
    await openPage(page, `${path}?variant=D-ORTH-XL-OAT`);
    for (const colour of ['Charcoal', 'Sage']) {
      await gallery(page).getByRole('button', { name: 'Next picture' }).click();
      await expect.poll(() => shown(page)).toContain(` in ${colour}: `);
    }
    await expect(option(page, 'Color', 'Oat')).toBeChecked();
    await expect(page).toHaveURL(`${path}?variant=D-ORTH-XL-OAT`);
    await option(page, 'Color', 'Sage').check({ force: true });
    await expect.poll(() => shown(page)).toContain(' in Sage: ');
    await expect(option(page, 'Size', 'XL')).toBeChecked();
    await expect(box(page).getByText('Only 2 left')).toBeVisible();
    await expect(page).toHaveURL(`${path}?variant=D-ORTH-XL-SAGE`);
    await expect(gallery(page).getByRole('link', { name: 'Sage', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
);

test('a product with one color has a picture of its other side and a close-up', async ({ page }) => {
  await openPage(page, products.plates.path);
  const first = (await shown(page)) ?? '';
  await gallery(page)
    .getByRole('link', { name: /from|close|side|near/ })
    .click();
  await expect.poll(() => isOtherSide(page)).toBe(true);
  await expect.poll(() => shown(page)).not.toBe(first);
  await zoomLink(page).click();
  await expect(dialog(page)).toHaveAccessibleName(new RegExp(`^${products.plates.title}, .`));
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toHaveAccessibleName(products.plates.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a thumbnail links to its color’s page, and the large picture to its file', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await gallery(page).getByRole('link', { name: 'Sage' }).click();
    await expect(page).toHaveURL(/variant=D-ORTH-M-SAGE$/);
    await expect.poll(() => shown(page)).toContain(' in Sage: ');
    const href = (await zoomLink(page).getAttribute('href')) ?? '';
    expect((await request.get(href)).headers()['content-type']).toBe('image/webp');
  });
});

async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** A touch through the DevTools protocol, which the browser handles like a real one. */
async function byFinger(page: Page, element: Locator, distance: number): Promise<void> {
  const { x, y } = await middle(element);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: x + at, y }] });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', distance * part);
  await touch('touchEnd');
}

async function byMouse(page: Page, element: Locator, distance: number): Promise<void> {
  const { x, y } = await middle(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test('the viewer’s code comes with the first action, and a press before it has loaded opens the viewer once it has', async ({
  page,
}) => {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= request.url().includes('product-data');
  });
  const letGo = await holdBack(page, '**/product-data*.js');
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  expect(isAsked).toBe(false);
  await zoomLink(page).press('Enter');
  await expect.poll(() => isAsked).toBe(true);
  await expect(dialog(page)).toHaveCount(0);
  letGo();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoomLink(page)).toBeFocused();
});

test('without the viewer’s code the link opens the picture', async ({ page, allowProblems }) => {
  // The last one is about the browser's own page around a picture.
  allowProblems(/request failed|ERR_FAILED|chunk failed|Applying inline style/);
  await page.route('**/product-data*.js', (route) => route.abort());
  await openPage(page, path);
  await zoomLink(page).click();
  await expect(page).toHaveURL(/\/uploads\/.*-960\.webp$/);
});
