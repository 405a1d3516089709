import { untilHydrated } from '../layout/openPage.ts';
import { believeTokens, readStored, store } from '../session/storage.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { kinds } from '../routes/routeTable.ts';

const cart = JSON.stringify([
  { title: 'Dog Fetch Chewy Toy', size: '', color: { name: 'Orange' }, quantity: 2, price: 14.99 },
]);
const seconds = Math.floor(Date.now() / 1000);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.signature`;

test('without a token the checkout shows the login page, and Back does not loop', async ({ page }) => {
  await store(page, 'cart', cart);
  await page.goto('/viewcart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/viewcart');
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
  await page.goBack();
  await expect(page).toHaveURL('/viewcart');
});

test('a guest continues to the checkout with the cart, and Back does not show the login again', async ({ page }) => {
  await store(page, 'cart', cart);
  await page.goto('/viewcart');
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('main')).toContainText('2 items$29.98');
  await expect(page).toHaveTitle('Checkout | Paw Dailies');
  await page.goBack();
  await expect(page).toHaveURL('/viewcart');
});

test('a guest’s token is stored as a guest’s, and the header still offers the login', async ({ page }) => {
  await page.goto('/login?returnTo=/checkout');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page).toHaveURL('/checkout');
  const payload = (await readStored(page, 'token'))?.split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { id: string; exp: number };
  expect(claims).toMatchObject({ id: expect.stringMatching(/./), guest: true });
  expect(claims.exp).toBeGreaterThan(seconds + 29 * 24 * 3600);
  await expect(page.locator('html')).not.toHaveAttribute('data-auth', 'member');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
});

for (const url of ['//evil.example', '/%5Cevil.example', 'https://evil.example/checkout', 'javascript:alert(1)']) {
  test(`returnTo=${url} does not lead to another site`, longUnless(url.startsWith('//')), async ({ page, world }) => {
    await page.goto(`/login?returnTo=${url}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page).toHaveURL(`${world.url}/`);
  });
}

for (const damaged of ['garbage', 'a.b.c', '..', '{}', `${encode({})}.${encode([])}.x`]) {
  test(`a damaged token, ${damaged}, breaks no page`, longUnless(damaged === 'a.b.c'), async ({ page }) => {
    await store(page, 'token', damaged);
    for (const path of ['/', '/viewcart', '/about-us']) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-auth', 'member');
    }
    await page.goto('/checkout');
    await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
  });
}

test('an expired guest’s token does not navigate, until the checkout asks for a token', async ({ page }) => {
  await store(page, 'token', token({ id: 'g', exp: seconds - 60, guest: true }));
  await page.goto('/about-us');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  await expect(page).toHaveURL('/about-us');
  await store(page, 'token', token({ id: 'g', exp: seconds - 60, guest: true }));
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?returnTo=%2Fcheckout');
});

for (const path of ['/about-us', '/checkout', '/login']) {
  test(
    `a member with an expired token who opens ${path} is logged out and sent to the home page`,
    longUnless(path === '/about-us'),
    async ({ page }) => {
      await store(page, 'token', token({ id: 'm', exp: seconds - 60 }));
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(kinds[0]?.title ?? '');
      await expect(page.locator('html')).not.toHaveAttribute('data-auth', 'member');
      await expect.poll(() => readStored(page, 'token')).toBeNull();
    },
  );
}

test('a token that has not expired opens the checkout', async ({ page }) => {
  await believeTokens(page);
  await store(page, 'token', token({ id: 'm', exp: seconds + 3600 }));
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page).toHaveURL('/checkout');
});
