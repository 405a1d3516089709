import { dropToken, readStored } from '../session/storage.ts';
import type { Page } from '@playwright/test';
import { holdBack } from '../layout/network.ts';
import { newMember, signUp } from '../session/members.ts';
import { longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

/** Holds every script back until the test releases it. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letGo = await holdBack(page, '**/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letGo;
}

const price = (page: Page) => page.getByRole('region', { name: 'Buy' }).getByText(/^\$\d+\.\d\d$/);

test('a variant that is chosen before hydration stays chosen', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/product/Adjustable-Dog-Collar');
  const large = page.getByRole('radio', { name: 'XL', exact: true });
  await large.check();
  await page.getByRole('radio', { name: 'Navy' }).check();
  letGo();
  await expect(price(page)).toHaveText('$18.96');
  await expect(page).toHaveURL(/variant=\S*NAV/);
  await expect(large).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Navy' })).toBeChecked();
});

test('buttons pressed before hydration act after it, once for each press', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/product/Adjustable-Dog-Collar');
  await page.getByRole('radio', { name: 'XL', exact: true }).check();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  letGo();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  const line = async () => (JSON.parse((await readStored(page, 'cart')) ?? '[]') as Record<string, unknown>[])[0];
  await expect.poll(line).toMatchObject({ size: 'XL', quantity: 2 });
});

test('a color chosen after "Add to cart" was pressed, before hydration, is not the one that is added', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, '/product/Adjustable-Dog-Collar');
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('radio', { name: 'XL', exact: true }).check();
  await buy.getByRole('button', { name: 'Add to cart' }).click();
  await buy.getByRole('radio', { name: 'Navy' }).check();
  letGo();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const colors = async () =>
    (JSON.parse((await readStored(page, 'cart')) ?? '[]') as { color: { name: string } }[]).map(
      ({ color }) => color.name,
    );
  await expect.poll(colors).toEqual(['Red']);
  await expect(buy.getByRole('radio', { name: 'Navy' })).toBeChecked();
  await expect(page).toHaveURL(/variant=\S*NAV/);
});

test('a quantity typed before hydration is added, with "Add to cart" pressed before it too', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/product/Adjustable-Dog-Collar');
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('textbox', { name: /^Quantity/ }).fill('3');
  await buy.getByRole('button', { name: 'Add to cart' }).click();
  letGo();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('"Add to cart" that is pressed again and again before hydration adds no more than there is', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/product/Canvas-Teepee-Cat-House');
  const buy = page.getByRole('region', { name: 'Buy' });
  await buy.getByRole('radio', { name: 'Sage' }).check();
  for (let press = 0; press < 3; press++) await buy.getByRole('button', { name: 'Add to cart' }).click();
  letGo();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const quantities = async () =>
    (JSON.parse((await readStored(page, 'cart')) ?? '[]') as { quantity: number }[]).map(({ quantity }) => quantity);
  await expect.poll(quantities).toEqual([1]);
});

test('a form that is submitted before hydration is sent after it, without leaving the page', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^status 404: .*\/api\/orders\/track$/);
  const letGo = await openWithoutScripts(page, '/track-order');
  await page.getByLabel('Order number').fill('PD-22222222');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Find my order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letGo();
  await expect(page.getByText('No order found')).toBeVisible();
  await expect(page.getByLabel('Order number')).toHaveValue('PD-22222222');
});

test('a list that is filtered and sorted before hydration stays filtered and sorted', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/productcategories/dog/Collars');
  const box = page.getByRole('complementary').getByRole('checkbox').first();
  await box.check();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ index: 2 });
  letGo();
  await expect(page).toHaveURL(/\?.*sort=/);
  await expect(page).toHaveURL(/\?.*(brand|color|size|price)/);
  await expect(box).toBeChecked();
});

test('text typed into the search box before hydration is searched for, and the cursor stays in place', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, '/');
  const field = page.getByRole('banner').getByRole('combobox').or(page.getByRole('banner').getByRole('searchbox'));
  await field.first().fill('collr');
  await field.first().press('ArrowLeft');
  letGo();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await page.keyboard.type('a');
  await expect(field.first()).toHaveValue('collar');
  await field.first().press('Enter');
  await expect(page).toHaveURL(/\/search\/collar$/);
});

for (const width of [360, 1280]) {
  test(
    `${width} px: a login before hydration, by Enter or by the button, signs the member in after it`,
    longAt(width),
    async ({ page, world }) => {
      await page.setViewportSize({ width, height: 800 });
      const member = newMember();
      await signUp(page, world, member);
      for (const send of [
        () => page.keyboard.press('Enter'),
        () => page.getByRole('button', { name: 'Log in', exact: true }).click(),
      ]) {
        await dropToken(page);
        const letGo = await openWithoutScripts(page, '/login');
        await page.getByLabel('Email').fill(member.email);
        await page.getByLabel('Password', { exact: true }).fill(member.password);
        await send();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/login');
        letGo();
        await page.waitForURL((url) => url.pathname !== '/login');
        await expect.poll(() => readStored(page, 'token')).toBeTruthy();
        await page.unroute('**/*.js');
      }
    },
  );
}

/** Fills fields as a password manager does, as soon as React has begun to hydrate and before it has reached them. */
function fillDuringHydration(values: Record<string, string>): void {
  const knownTo = (node: Element | null, key: string) => node && Object.keys(node).some((name) => name.startsWith(key));
  const fill = () => {
    if (!knownTo(document.getElementById('root'), '__reactContainer')) return channel.port2.postMessage(0);
    const fields = Object.keys(values).map((name) => document.querySelector(`main input[name="${name}"]`));
    document.documentElement.dataset.filled = fields.some((field) => knownTo(field, '__reactProps')) ? 'late' : 'early';
    Object.values(values).forEach((value, index) => {
      Reflect.set(HTMLInputElement.prototype, 'value', value, fields[index]);
      fields[index]?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', fill);
  channel.port1.start();
  fill();
}

test('values that a password manager fills in during hydration are submitted', async ({ page, allowProblems }) => {
  allowProblems(/^status 404: .*\/api\/orders\/track$/);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(fillDuringHydration, { number: 'PD-22222222', email: 'ada@example.com' });
  await page.goto('/track-order');
  await expect(page.locator('html')).toHaveAttribute('data-filled', 'early');
  await page.getByRole('button', { name: 'Find my order' }).click();
  await expect(page.getByText('No order found')).toBeVisible();
  await expect(page.getByLabel('Order number')).toHaveValue('PD-22222222');
});

test('an empty login form that is submitted before hydration shows its errors after it', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/login');
  await page.getByLabel('Email').press('Enter');
  letGo();
  await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
});
