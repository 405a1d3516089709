/** Photos of a member's return, from the form to the staff's folder. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeNewMember } from '../session/members.ts';
import { atBothWidths } from '../world/atBothWidths.ts';
import { staff } from '../world/staff.ts';
import { expect, test } from '../world/world.ts';
import { judge, main } from './judge.ts';
import { deliver, orderAs } from './memberOrders.ts';

atBothWidths(() => {
  test('staff get two photos of a return, and a file that is not a photo is refused', async ({
    page,
    world,
    allowProblems,
  }) => {
    // A file that is not a picture.
    allowProblems(/status (of )?400/);
    const member = await becomeNewMember(page, world, '/dashboard');
    const number = await orderAs(page, member);
    await deliver(world, number);
    await page.goto(`/dashboard/orders/${number}/return`);
    await page.getByLabel(/^Adjustable Dog Collar/).check();
    await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' });
    const jpeg = await page.screenshot({ type: 'jpeg' });
    const png = await page.screenshot({ type: 'png' });
    const pictures = page.getByLabel('Photos (optional)');
    await pictures.setInputFiles([
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'buckle.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    ]);
    await expect(main(page).getByText('notes.pdf: choose a JPEG, PNG or WebP photo.')).toBeVisible();
    await judge(page, 'pictures with an error');
    await pictures.setInputFiles([
      { name: 'strap.png', mimeType: 'image/png', buffer: png },
      { name: 'odd.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
    ]);
    await expect(main(page).getByText('3 of 4 photos chosen.')).toBeVisible();
    await judge(page, 'pictures chosen');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(main(page).getByRole('heading', { name: 'We got your request' })).toBeFocused();
    await expect(main(page).getByText(/^odd\.jpg: We can’t read this file/)).toBeVisible();
    await judge(page, 'asked, one picture missing');
    await page.getByRole('link', { name: 'View order' }).click();
    const shown = main(page).getByRole('list', { name: 'Your photos' }).getByRole('img');
    await expect(shown).toHaveCount(2);
    await shown.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    await judge(page, 'order with pictures');

    const { returns } = JSON.parse(await staff(world, 'returns', '--json')) as {
      returns: { id: string; order: string }[];
    };
    const id = (returns.find(({ order }) => order === number)?.id ?? '').slice(0, 8);
    expect(await staff(world, 'returns', id)).toContain('photos  2');
    const folder = mkdtempSync(join(tmpdir(), 'paw-pictures-'));
    await staff(world, 'returns', 'photos', id, '--folder', folder);
    expect(readdirSync(folder).toSorted()).toEqual([`return-${id}-1.jpg`, `return-${id}-2.jpg`]);
    rmSync(folder, { recursive: true });
  });
});
