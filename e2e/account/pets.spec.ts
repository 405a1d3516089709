/** A member's pets: added, changed, removed and restored; and products for them. */
import { becomeNewMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { expect, test } from '../world/world.ts';
import { judge, main, title } from './judge.ts';

atBothWidths(() => {
  test('a member adds a pet and sees products for it', async ({ page, world }) => {
    await becomeNewMember(page, world, '/dashboard/pets');
    await expect(main(page).getByRole('heading', { name: 'No pets yet' })).toBeVisible();
    await judge(page, 'no pets');
    await main(page).getByRole('link', { name: 'Add a pet' }).click();
    await expect(page).toHaveURL('/dashboard/pets?edit=new');
    await page.getByLabel('Birthday (optional)').fill('2999-01-01');
    await page.getByRole('button', { name: 'Save pet' }).click();
    await expect(main(page).getByRole('alert')).toBeFocused();
    await judge(page, 'pet with errors');
    await page.getByLabel('Name').fill('Rex');
    await page.getByLabel('Type of pet').selectOption('Dog');
    await page.getByLabel('Size (optional)').selectOption('Large');
    await page.getByLabel('Birthday (optional)').fill('2021-05-30');
    await page.getByRole('button', { name: 'Save pet' }).click();
    await expect(main(page).getByText('Rex is saved.')).toBeFocused();
    const pets = main(page).getByRole('list', { name: 'Your pets' });
    await expect(pets).toContainText('Dog, large');
    await expect(pets).toContainText('Born May 30, 2021');
    const row = main(page).getByRole('region', { name: 'For Rex' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article')).toHaveCount(4);
    await judge(page, 'pets');

    await pets.getByRole('link', { name: 'Edit: Rex' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Rex');
    await page.goBack();
    await pets.getByRole('button', { name: 'Remove: Rex' }).click();
    await expect(main(page).getByText('Removed: Rex')).toBeFocused();
    await expect(row).toHaveCount(0);
    await judge(page, 'pet removed');
    await page.getByRole('button', { name: 'Undo: keep Rex' }).click();
    await expect(main(page).getByText('Restored: Rex')).toBeVisible();

    await page.goto('/dashboard');
    await expect(title(page, 'Your account')).toBeVisible();
    await expect(main(page).getByText('1 pet', { exact: true })).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('article')).toHaveCount(4);
    await judge(page, 'overview with a pet');
  });
});

test('a pet can be added with the keyboard alone', async ({ page, world }) => {
  await becomeNewMember(page, world, '/dashboard/pets');
  await main(page).getByRole('link', { name: 'Add a pet' }).press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Add a pet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bubbles');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fish');
  await page.keyboard.press('Enter');
  await page.getByLabel('Name').press('Enter');
  await expect(main(page).getByText('Bubbles is saved.')).toBeFocused();
});

test('without the catalog’s code all pets are shown, without a notice', async ({ page, world, allowProblems }) => {
  allowProblems(/request failed|ERR_FAILED|chunk failed|already registered|preload/);
  await becomeNewMember(page, world, '/dashboard/pets?edit=new');
  await page.route(/\/r\/catalog\/[^/]+\/browser\/slot-Recommendations/, (route) => route.abort());
  await page.getByLabel('Name').fill('Rex');
  await page.getByLabel('Type of pet').selectOption('Dog');
  await page.getByRole('button', { name: 'Save pet' }).click();
  await expect(main(page).getByRole('list', { name: 'Your pets' })).toContainText('Rex');
  await expect(page.getByText(/didn’t load/)).toHaveCount(0);
});
