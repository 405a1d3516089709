/** @jest-environment node */
import { remote } from './remote.tsx';

/** SPEC 2, "Route list": the content team's part, with the articles' own route, the help center, links of emails, and the other spelling of an ampersand. */
const paths = [
  '/about-us',
  '/blogs',
  '/blogs/:slug',
  '/contact-us',
  '/help',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/privacy-policy',
  '/return-&-refund',
  '/return-and-refund',
  '/review-emails/unsubscribe',
  '/shipping-policy',
  '/terms-&-conditions',
  '/terms-and-conditions',
];

test('the content pages are where the specification has them, each with head and component', async () => {
  expect(remote.routes.map(({ path }) => path).sort()).toEqual(paths);
  for (const { name, page } of remote.routes) {
    const { head, Component } = await page();
    expect([name, typeof head, typeof Component]).toEqual([name, 'function', 'function']);
  }
});

test('`and` for an ampersand is the same page, with the specified canonical URL', async () => {
  const canonicals = await Promise.all(
    remote.routes
      .filter(({ path }) => path.includes('-and-'))
      .map(async ({ page }) => (await page()).head(undefined as never, {}).canonical),
  );
  expect(canonicals).toEqual(['/terms-&-conditions', '/return-&-refund']);
});

test('the newsletter form is the footer’s slot', async () => {
  expect(Object.keys(remote.slots)).toEqual(['NewsletterForm']);
  expect(typeof (await remote.slots.NewsletterForm?.())?.Component).toBe('function');
});
