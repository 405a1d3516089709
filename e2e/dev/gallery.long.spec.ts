import { findViolations } from '../layout/findViolations.ts';
import { replaceOnce } from '../releases/Workshop.ts';
import { expect, mark, test } from './devShop.ts';

test('the gallery shows every plain component, and a change updates it in place', async ({
  page,
  checkout,
  allowProblems,
}) => {
  // One of its states is a picture that does not load.
  allowProblems(/404.*no-such-picture/);
  await page.goto('/dev/components');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop’s plain components');
  await expect(page.getByRole('heading', { level: 2, name: 'Button' }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const isSameDocument = await mark(page);
  checkout.edit('shared/ui/src/Button.tsx', replaceOnce('background: var(--pine);', 'background: rgb(1, 2, 3);'));
  const button = page.getByRole('button', { name: 'Remove an address' });
  await expect(page.locator('button').filter({ hasText: 'Add to cart' }).first()).toHaveCSS(
    'background-color',
    'rgb(1, 2, 3)',
  );
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Remove this address?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await isSameDocument()).toBe(true);
});
