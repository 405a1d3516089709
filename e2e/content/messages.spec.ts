/** A message from the form to its answer, through the commands and emails of a real shop. */
import { openPage } from '../layout/openPage.ts';
import { expect, test } from '../releases/ownShop.ts';
import { staff } from '../world/staff.ts';
import { findEmail } from './emails.ts';

test('a message from the page is emailed to the shop, acknowledged, and answered by command in one thread', async ({
  page,
  shop,
}) => {
  const email = `writer-${Date.now()}@example.com`;
  await openPage(page, '/contact-us');
  await page.getByLabel('Your name').fill('Maya Rosen');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('What’s this about?').selectOption('return');
  await page.getByLabel('Order number (optional)').fill('pd 2346 wxyz');
  await page
    .getByRole('main')
    .getByLabel('Message', { exact: true })
    .fill('The collar is too small.\nMay I send it back?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();

  const toShop = await findEmail(
    shop.dataFolder,
    'hello@pawdailies.example.com',
    /^Message \d+: A return or a refund$/,
  );
  expect(toShop.text).toContain('PD-2346WXYZ');
  expect(toShop.text).toMatch(new RegExp(`^Reply-To: .*${email}`, 'm'));
  const acknowledged = await findEmail(shop.dataFolder, email, /^We got your message/);
  expect(acknowledged.text).not.toContain('too small');

  const { messages } = JSON.parse(await staff(shop, 'messages', '--search', email, '--json')) as {
    messages: { id: number }[];
  };
  const id = String(messages[0]?.id);
  expect(await staff(shop, 'messages', id)).toContain('May I send it back?');
  expect(await staff(shop, 'messages', 'answer', id, '--text', 'Yes, of course.')).toContain('is answered');
  const answer = await findEmail(shop.dataFolder, email, /^Re: /);
  expect(answer.text).toContain('Yes, of course.');
  const messageId = /^Message-ID: (\S+)$/m.exec(acknowledged.text)?.[1] ?? 'none';
  expect(answer.text).toContain(`In-Reply-To: ${messageId}`);
  expect(await staff(shop, 'audit', `message ${id}`)).toMatch(/the key of the start +answer/);
});
