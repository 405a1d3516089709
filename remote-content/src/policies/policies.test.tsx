import { createHash } from 'node:crypto';
import { keptInBrowser } from '@paw/contract/browserStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { publishSite } from '@paw/contract/site.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { render, screen, within } from '@testing-library/react';
import { policyVersions } from './document/policyVersions.ts';
import * as privacy from './PrivacyPage.tsx';
import * as returns from './ReturnsPage.tsx';
import * as shipping from './ShippingPage.tsx';
import * as terms from './TermsPage.tsx';

const policies = [
  ['/terms-&-conditions', 'Terms & conditions', terms],
  ['/privacy-policy', 'Privacy policy', privacy],
  ['/return-&-refund', 'Returns and refunds', returns],
  ['/shipping-policy', 'Shipping policy', shipping],
] as const;

test.each(policies)(
  '%s is "%s", shows its effective date, and its contents link to its headings',
  (path, title, page) => {
    render(<page.Component />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
    expect(screen.getByText(/^Last updated/)).toHaveTextContent(/^Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    for (const link of contents) {
      expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
    }
    expect(page.head()).toMatchObject({ title: `${title} | Paw Dailies`, canonical: path });
  },
);

test('the shipping policy has the prices and days of the rules, and the specified words', () => {
  render(<shipping.Component />, { wrapper: MemoryRouter });
  const { standard, express, freeFirstOrderCents } = rules.delivery;
  for (const [name, { cents, days }] of Object.entries({ Standard: standard, Express: express })) {
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row).toHaveTextContent(`${days[0]}–${days[1]} business days`);
    expect(row).toHaveTextContent(formatPrice(cents));
  }
  expect(screen.getByText('Free shipping on $35+').parentElement).toHaveTextContent('on your first order');
  expect(formatPrice(freeFirstOrderCents)).toBe('$35.00');
});

test('the returns policy has the days of the rules, and how to reach the shop', () => {
  render(<returns.Component />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: `You have ${rules.returns.days} days` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
});

test('the privacy policy names everything that the contract stores in a browser', () => {
  render(<privacy.Component />, { wrapper: MemoryRouter });
  for (const { name, purpose, until } of keptInBrowser) {
    const row = screen.getByText(name).closest('tr');
    expect(row).toHaveTextContent(purpose);
    expect(row).toHaveTextContent(`Stored ${until}.`);
  }
});

test('every figure in a policy comes from a rule', () => {
  render(
    <>
      <privacy.Component />
      <shipping.Component />
      <terms.Component />
    </>,
    { wrapper: MemoryRouter },
  );
  const { accounts, contact, newsletter, delivery, quantity } = rules;
  for (const words of [
    `A sign-in ends ${accounts.sessionDays} days after you last used it, ${accounts.sessionMostDays} days after it began`,
    `good for ${accounts.codeMinutes} minutes`,
    `new password for ${accounts.resetMinutes} minutes`,
    `delete your account: ${accounts.deletionDays} days later`,
    `unconfirmed addresses after ${newsletter.confirmDays} days`,
    `remember for ${newsletter.keptDays} days`,
    `delete it ${contact.keptDays} days after`,
    `adds ${formatPrice(delivery.oversizeCents)} to delivery`,
    `up to ${quantity.mostUnits} of the same item and up to ${quantity.mostLines} different`,
  ]) {
    expect(document.body).toHaveTextContent(words);
  }
});

/** As the shell is by default. */
const measuredSite = { ...testSite, measurement: { keptDays: 30 } };

/** Date and hash of each policy's newest text. A changed text is a new version with its own effective date. */
const known = {
  terms: '2026-11-23 d60210462268',
  privacy: '2026-11-26 4d9b0678175b',
  returns: '2026-11-23 5e67442e9172',
  shipping: '2026-11-23 6e2443f01372',
};

test.each([
  ['terms', terms],
  ['privacy', privacy],
  ['returns', returns],
  ['shipping', shipping],
] as const)(
  'the text of the %s is its newest version; otherwise add a version (docs/runbooks/policies.md)',
  (name, page) => {
    publishSite(measuredSite);
    render(<page.Component />, { wrapper: MemoryRouter });
    publishSite(testSite);
    const hash = createHash('sha256').update(document.body.textContent.replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
    expect(`${policyVersions[name][0].date} ${hash}`).toBe(known[name]);
  },
);

test('what is counted, for how long, and how to refuse it is written only where pages are measured', () => {
  const { unmount } = render(<privacy.Component />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('heading', { name: 'How we check that pages work' })).toBeNull();
  unmount();
  publishSite(measuredSite);
  render(<privacy.Component />, { wrapper: MemoryRouter });
  publishSite(testSite);
  expect(screen.getByRole('heading', { name: 'How we check that pages work' })).toBeVisible();
  expect(document.body).toHaveTextContent('keep the counts for 30 days');
  expect(document.body).toHaveTextContent('Global Privacy Control');
  expect(document.body).not.toHaveTextContent('no analytics');
});

test('statistics and the choice to decline them appear only where they are configured', () => {
  const { unmount } = render(<privacy.Component />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(screen.getByText(/no analytics/)).toBeVisible();
  unmount();
  publishSite({ ...testSite, statistics: { url: 'https://stats.example/count.js', by: 'Stats' } });
  render(<privacy.Component />, { wrapper: MemoryRouter });
  expect(screen.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(screen.queryByText(/no analytics/)).toBeNull();
  publishSite(testSite);
});
