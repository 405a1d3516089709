import { replaceOnce } from '../releases/Workshop.ts';
import { expect, mark, openPage, overlay, test } from './devShop.ts';

const slug = 'the-first-six-weeks-of-an-aquarium';
const file = `remote-content/articles/${slug}.md`;

test('a changed article updates in place, on its page and in the list', async ({ page, checkout }) => {
  await openPage(page, `/blogs/${slug}`);
  const isSameDocument = await mark(page);
  checkout.edit(file, replaceOnce('This is the order that works.', 'A newer sentence.'));
  await expect(page.getByText('A newer sentence.')).toBeVisible();
  checkout.edit(file, replaceOnce('A newer sentence.', 'One that is newer still.'));
  await expect(page.getByText('One that is newer still.')).toBeVisible();
  checkout.edit(file, replaceOnce('title: "The first six weeks', 'title: "The first seven weeks'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first seven weeks of an aquarium');
  await page.getByRole('main').getByRole('navigation', { name: 'More articles' }).waitFor();
  expect(await isSameDocument()).toBe(true);
  await page.goto('/blogs');
  await expect(page.getByRole('link', { name: 'The first seven weeks of an aquarium' })).toBeVisible();
});

test('an error in an article is shown over the page, with its line, until it is fixed', async ({ page, checkout }) => {
  await openPage(page, `/blogs/${slug}`);
  const line = checkout.lineOf(file, 'picture: ');
  checkout.edit(file, replaceOnce('picture: "cover-new-aquarium"', 'picture: "no-such-picture"'));
  await expect(overlay(page)).toContainText(`${file}:${line}`);
  await expect(overlay(page)).toContainText('there is no picture "no-such-picture"');
  checkout.restoreFile(file);
  await expect(overlay(page)).toBeHidden();
});
