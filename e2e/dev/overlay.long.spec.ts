import { replaceOnce } from '../releases/Workshop.ts';
import { expect, mark, openPage, overlay, test } from './devShop.ts';

const hero = 'remote-catalog/src/home/Hero.tsx';
test('a compile error is shown with file and line, and disappears when it is fixed', async ({ page, checkout }) => {
  await openPage(page, '/');
  const isSameDocument = await mark(page);
  checkout.edit(hero, replaceOnce('<h1>Good days for good animals</h1>', '<h1>Good days for good animals</h2>'));
  await expect(overlay(page)).toContainText('catalog failed to compile');
  await expect(overlay(page)).toContainText(`${hero}:${checkout.lineOf(hero, '</h2>')}`);
  // The page below still works.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good days for good animals');
  checkout.restoreFile(hero);
  await expect(overlay(page)).toBeHidden();
  expect(await isSameDocument()).toBe(true);
});

test('an import of a missing module is shown with file and line', async ({ page, checkout }) => {
  await openPage(page, '/');
  checkout.edit(hero, (text) => `import { nothing } from './PetTiles.tsx';\n${text}\nconsole.log(nothing);\n`);
  await expect(overlay(page)).toContainText(`${hero}:${checkout.lineOf(hero, 'console.log(nothing)')}`);
  await expect(overlay(page)).toContainText("'nothing'");
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
});

test('a page that is loaded while a build is broken shows the error, too', async ({ page, checkout }) => {
  await openPage(page, '/');
  checkout.edit(hero, replaceOnce('export function Hero() {', 'export function Hero( {'));
  await expect(overlay(page)).toBeVisible();
  await page.reload();
  await expect(overlay(page)).toContainText(hero);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good days for good animals');
});

test('an uncaught error is shown with file and line, and disappears with the next change', async ({
  page,
  checkout,
  allowProblems,
}) => {
  allowProblems(/Broken on purpose/);
  const file = 'remote-catalog/src/product/purchase/usePurchase.ts';
  await openPage(page, '/product/Adjustable-Dog-Collar');
  checkout.edit(file, (text) =>
    text.replace('const add = () => {', "const add = () => {\n    throw new Error('Broken on purpose');"),
  );
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(async () => {
    // The button adds to the cart until the change arrives; then the overlay covers it.
    if (!(await overlay(page).isVisible())) await add.click({ timeout: 3_000 });
    await expect(overlay(page)).toContainText('Broken on purpose', { timeout: 3_000 });
  }).toPass();
  await expect(overlay(page)).toContainText(`${file}:${checkout.lineOf(file, 'Broken on purpose')}`);
  checkout.restoreFile(file);
  await expect(overlay(page)).toBeHidden();
  await add.click();
  await expect(page.getByText('Added to your cart')).toBeVisible();
});

test('the error of a component is shown in the overlay and in its region, and both recover', async ({
  page,
  checkout,
  allowProblems,
}) => {
  allowProblems(/Broken in rendering/);
  await openPage(page, '/');
  const isSameDocument = await mark(page);
  checkout.edit(hero, (text) =>
    text.replace(
      'export function Hero() {',
      "export function Hero() {\n  if (innerWidth) throw new Error('Broken in rendering');",
    ),
  );
  await expect(overlay(page)).toContainText('Broken in rendering');
  await expect(overlay(page)).toContainText(`${hero}:${checkout.lineOf(hero, 'Broken in rendering')}`);
  checkout.restoreFile(hero);
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good days for good animals');
  expect(await isSameDocument()).toBe(true);
});

test('an error of the server’s rendering is shown over the page', async ({ page, checkout, allowProblems }) => {
  allowProblems(/./);
  await openPage(page, '/');
  checkout.edit(hero, (text) =>
    text.replace(
      'export function Hero() {',
      "export function Hero() {\n  if (typeof window === 'undefined') throw new Error('Broken on the server');",
    ),
  );
  await expect(async () => {
    await page.goto('/');
    await expect(overlay(page)).toContainText('An error on the server');
  }).toPass();
  await expect(overlay(page)).toContainText(`${hero}:${checkout.lineOf(hero, 'Broken on the server')}`);
  checkout.restoreFile(hero);
  await expect(overlay(page)).toBeHidden();
});
