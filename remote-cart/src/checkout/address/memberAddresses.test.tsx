import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, home, keepDraft, openCheckout, place, press, signIn, storedDraft } from '../../testing/checkoutShop.tsx';
import { json, shopNetwork } from '../../testing/shopNetwork.ts';
import { QUOTE, quoteReply } from '../../testing/testQuote.ts';

const LIST = 'GET /api/account/addresses';
const SAVE = 'POST /api/account/addresses';
const { line2: __none, ...address } = home;
const saved = (id: string, changes = {}) => ({ id, isDefault: id === '1', ...address, ...changes });
const replies = {
  [QUOTE]: quoteReply(),
  'GET /api/payments': json({ methods: ['delivery'] }),
  'GET /api/admin/user/m': json({ success: true, user: { id: 'm', name: 'Ada', email: ada.email } }),
  [LIST]: json({ addresses: [] }),
  [SAVE]: json(saved('1'), 201),
};
const box = () => screen.findByRole('checkbox', { name: 'Save this address' });
const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

beforeEach(() => signIn({ id: 'm' }));
afterEach(() => jest.restoreAllMocks());

test('a member sees the email and addresses of their own account only', async () => {
  const { calls, named } = shopNetwork({
    ...replies,
    [LIST]: json({ addresses: [saved('1'), saved('2', { name: 'Grandmother' })] }),
  });
  openCheckout();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(ada.email));
  expect(await screen.findByRole('radio', { name: 'Ada Lovelace' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: 'Use a different address' }));
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(await box()).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Grandmother' }));
  await press('Continue');
  await isAt('/checkout/delivery');
  expect(storedDraft().address).toEqual({ ...home, name: 'Grandmother' });
  expect([named(SAVE), calls.filter(({ name }) => name.includes('checkout/addresses'))]).toEqual([[], []]);
});

test('typing an address that equals a saved one keeps the fields, and a typed address is restored', async () => {
  shopNetwork({ ...replies, [LIST]: json({ addresses: [saved('1')] }) });
  keepDraft({ version: 1, contact: ada, address: { ...home, name: 'Ada Lovelac' } });
  openCheckout('/checkout/contact');
  const other = await screen.findByRole('radio', { name: 'Use a different address' });
  expect(other).toBeChecked();
  const name = screen.getByLabelText('Full name');
  await userEvent.type(name, 'e');
  await waitFor(() => expect(storedDraft()).toMatchObject({ address: { name: home.name } }));
  expect(other).toBeChecked();
  expect(name).toHaveFocus();
  await userEvent.type(name, ' King');
  await userEvent.click(screen.getByRole('radio', { name: /^Ada Lovelace/ }));
  await userEvent.click(other);
  expect(screen.getByLabelText('Full name')).toHaveValue(`${home.name} King`);
});

test('a member’s first address is saved unless they decline', async () => {
  const { named } = shopNetwork(replies);
  keepDraft({ version: 1, contact: ada, address: { ...home, city: ' Chicago' } });
  const { unmount } = openCheckout('/checkout/contact');
  expect(await box()).toBeChecked();
  await press('Continue');
  await isAt('/checkout/delivery');
  expect(named(SAVE).map(({ body }) => body)).toEqual([address]);
  unmount();
  keepDraft({ version: 1, contact: ada, address: home });
  openCheckout('/checkout/contact');
  await userEvent.click(await box());
  await press('Continue');
  await isAt('/checkout/delivery');
  expect(named(SAVE)).toHaveLength(1);
});

test('typing while the addresses load does not answer the question about saving', async () => {
  let reply: (response: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => (reply = resolve));
  shopNetwork({ ...replies, [LIST]: () => answer });
  openCheckout();
  await userEvent.type(screen.getByLabelText('Phone (optional)'), '5');
  expect(screen.queryByRole('checkbox')).toBeNull();
  reply(Response.json({ addresses: [] }));
  expect(await box()).toBeChecked();
});

test('the choice to save an address survives a reload', async () => {
  shopNetwork(replies);
  keepDraft({ version: 1, contact: ada, address: home });
  const { unmount } = openCheckout('/checkout/contact');
  await userEvent.click(await box());
  unmount();
  openCheckout('/checkout/contact');
  expect(await box()).not.toBeChecked();
});

test('an address that cannot be saved shows why at its checkbox, and the next press continues without saving', async () => {
  const message = 'You can keep 20 addresses.';
  const { named } = shopNetwork({ ...replies, [SAVE]: json({ code: 'too_many_addresses', message }, 409) });
  keepDraft({ version: 1, contact: ada, address: home });
  openCheckout('/checkout/contact');
  await box();
  await press('Continue');
  const words = `We couldn’t save this address. ${message} You can continue without saving it.`;
  await userEvent.click(await screen.findByRole('link', { name: words }));
  expect(await box()).toHaveFocus();
  expect(await box()).not.toBeChecked();
  expect(await box()).toHaveAccessibleDescription(words);
  await press('Continue');
  await isAt('/checkout/delivery');
  expect(named(SAVE)).toHaveLength(1);
});

test('leaving the step while the address is being saved keeps the choice', async () => {
  let refuse: (problem: Error) => void = () => {};
  shopNetwork({ ...replies, [SAVE]: () => new Promise((_, reject) => (refuse = reject)) });
  keepDraft({ version: 1, contact: ada, address: home });
  const { unmount } = openCheckout('/checkout/contact');
  await box();
  await press('Continue');
  unmount();
  await act(async () => refuse(new DOMException('The call was aborted.', 'AbortError')));
  openCheckout('/checkout/contact');
  expect(await box()).toBeChecked();
});

test('a session that ends while the address is being saved leads to login, and the typed values are kept', async () => {
  shopNetwork({ ...replies, [SAVE]: json({ code: 'signed_out', message: 'x' }, 403) });
  keepDraft({ version: 1, contact: ada, address: home });
  openCheckout('/checkout/contact');
  await box();
  await press('Continue');
  await isAt('/login?returnTo=%2Fcheckout');
  const typedAt = expect.any(String);
  expect(storedDraft()).toEqual({ version: 1, contact: ada, address: home, saveAddress: true, typedAt });
});

test('a guest is offered neither saved addresses nor saving one', () => {
  signIn();
  const { calls } = shopNetwork(replies);
  openCheckout('/checkout/contact');
  expect(screen.getByLabelText('Full name')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain(LIST);
});
