import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, home, keepDraft, openCheckout, place, signIn, storedDraft } from '../../testing/checkoutShop.tsx';
import { checkoutReplies, goOn } from '../../testing/checkoutSteps.ts';
import { shopNetwork } from '../../testing/shopNetwork.ts';

beforeEach(() => signIn());
afterEach(() => jest.restoreAllMocks());

test.each([
  [
    'nothing is typed',
    {},
    ['email address', 'full name', 'street address', 'ZIP code', 'a city', 'state or territory'],
  ],
  [
    'ZIP code and state differ',
    { contact: ada, address: { ...home, zip: '90210' } },
    ['ZIP code 90210 is in California, not Illinois. Check both.'],
  ],
  ['the phone is too short', { contact: { ...ada, phone: '12' }, address: { ...home, city: '' } }, ['phone', 'a city']],
])('when %s the errors are listed in the order of the fields, and below each', async (_, draft, words) => {
  shopNetwork(checkoutReplies);
  keepDraft({ version: 1, ...draft });
  openCheckout('/checkout/contact');
  await goOn();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('There’s a problem');
  const ways = within(summary).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(words.map((word) => expect.stringContaining(word)));
  for (const way of ways) {
    await userEvent.click(way);
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(way.textContent ?? ''));
  }
  expect(place()).toBe('/checkout/contact');
});

test('the error summary takes the focus and is read out after each attempt', async () => {
  shopNetwork(checkoutReplies);
  openCheckout();
  await goOn();
  const first = screen.getByRole('alert');
  await goOn();
  const second = screen.getByRole('alert');
  expect(second).toHaveFocus();
  expect(within(second).getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  // Screen readers announce an alert when it is inserted.
  expect(second).not.toBe(first);
});

test('typed values are stored at once, next to another release’s fields', async () => {
  shopNetwork(checkoutReplies);
  keepDraft({ version: 2, gift: 'ribbon', contact: { email: '', fax: '1' }, address: 7 });
  const { unmount } = openCheckout('/checkout/contact');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@');
  await userEvent.type(screen.getByLabelText('Full name'), 'A');
  expect(storedDraft()).toEqual({
    version: 2,
    gift: 'ribbon',
    contact: { email: 'ada@', phone: '', fax: '1' },
    typedAt: expect.any(String),
    address: { name: 'A', line1: '', line2: '', city: '', state: '', zip: '' },
  });
  unmount();
  openCheckout();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@');
});

test('fields support autofill and phone keyboards', () => {
  shopNetwork(checkoutReplies);
  openCheckout();
  const fields = [...document.querySelectorAll('form[aria-label^=Contact] :is(input, select)')];
  expect(fields.map((field) => [field.getAttribute('autocomplete'), field.getAttribute('inputmode')])).toEqual([
    ['email', 'email'],
    ['tel', 'tel'],
    ['shipping name', null],
    ['shipping address-line1', null],
    ['shipping address-line2', null],
    ['shipping postal-code', 'numeric'],
    ['shipping address-level2', null],
    ['shipping address-level1', null],
  ]);
});
