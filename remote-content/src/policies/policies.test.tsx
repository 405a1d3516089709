import { rules } from '@paw/shared/contract/rules.ts';
import { MemoryRouter } from '@paw/shared/testing/testRouter.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { render, screen, within } from '@testing-library/react';
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
  '%s is "%s", says since when it holds, and its contents lead to what is there',
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
    expect(row).toHaveTextContent(`${days[0]}–${days[1]} days`);
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

test('the privacy policy names what the contract keeps in a browser', () => {
  render(<privacy.Component />, { wrapper: MemoryRouter });
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  expect(names).toEqual(expect.arrayContaining(['cart Browser storage', 'token Browser storage']));
});
