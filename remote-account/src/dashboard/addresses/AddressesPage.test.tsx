import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, noContent, shopNetwork } from '../../testing/shopNetwork.ts';
import { bodyOf, type SavedAddress } from './savedAddresses.ts';

const LIST = 'GET /api/account/addresses';
const ADD = 'POST /api/account/addresses';
const street = { name: 'Ada Lovelace', line1: '12 Main Street', city: 'Chicago', state: 'IL', zip: '60601' };
const home: SavedAddress = { ...street, id: 'a1', isDefault: true };
const work: SavedAddress = { ...street, id: 'a2', line1: '1 Office Park', phone: '555-010-1234', isDefault: false };
const list = (...addresses: SavedAddress[]) => json({ addresses });
const open = (query = '') => render(shopAround(`/dashboard/addresses${query}`));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }));

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the first address is typed into checkout’s fields and becomes the default', async () => {
  const { calls } = shopNetwork({ [LIST]: [list(), list(home)], [ADD]: json(home, 201) });
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Add an address' }));
  expect(screen.getByRole('heading', { name: 'Add an address' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Full name'), ' Ada  Lovelace ');
  await userEvent.type(screen.getByLabelText('Street address'), street.line1);
  await userEvent.type(screen.getByLabelText('ZIP code'), street.zip);
  await userEvent.type(screen.getByLabelText('City'), street.city);
  await save();
  expect(await screen.findByText('Address saved.')).toHaveFocus();
  expect(screen.getByText('Default address')).toBeVisible();
  expect(calls).toContainEqual([ADD, { ...street, isDefault: true }]);
});

test('errors are reported above, with the focus, and at the field', async () => {
  const { calls } = shopNetwork({ [LIST]: list() });
  open('?edit=new');
  await screen.findByLabelText('City');
  await save();
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a city.' }));
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(calls).toHaveLength(1);
});

test.each([
  ['a mistake', '6060', 'Enter a 5-digit ZIP code (or ZIP+4, like 12345-6789).'],
  ['a refusal', '60601', 'No parcel goes there.'],
])('%s keeps everything typed in a new address', async (_, zip, words) => {
  const refusal = json({ code: 'bad_address', message: 'No parcel goes there.' }, 422);
  shopNetwork({ [LIST]: list(home), [ADD]: refusal });
  open('?edit=new');
  const typed = { 'Full name': 'Ada Byron', 'Street address': '1 Pier', 'ZIP code': zip, City: 'Chicago' };
  await screen.findByLabelText('City');
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'IL');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use as my default address' }));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
  expect(screen.getByLabelText('State or territory')).toHaveValue('IL');
  expect(screen.getByRole('checkbox', { name: 'Use as my default address' })).toBeChecked();
});

test('an error in a saved address keeps the typed values, not the saved ones', async () => {
  shopNetwork({ [LIST]: list(home) });
  open('?edit=a1');
  await userEvent.type(await screen.findByLabelText('Full name'), ' Byron');
  await userEvent.clear(screen.getByLabelText('City'));
  await save();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Lovelace Byron');
  expect(screen.getByLabelText('City')).toHaveValue('');
});

test('a second address is changed, keeps its phone, and can become the default', async () => {
  const { calls } = shopNetwork({ [LIST]: list(home, work), 'PUT /api/account/addresses/a2': json(work) });
  open();
  await userEvent.click(await screen.findByRole('link', { name: /^Edit: 1 Office Park/ }));
  await userEvent.clear(screen.getByLabelText('Full name'));
  await userEvent.type(screen.getByLabelText('Full name'), 'A. Lovelace');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use as my default address' }));
  await save();
  await screen.findByText('Address saved.');
  expect(calls).toContainEqual([
    'PUT /api/account/addresses/a2',
    { ...bodyOf(work), name: 'A. Lovelace', isDefault: true },
  ]);
});

test('a deleted address is restored by Undo', async () => {
  const { calls } = shopNetwork({
    [LIST]: [list(home, work), list(home), list(home, work)],
    [ADD]: json(work, 201),
    'DELETE /api/account/addresses/a2': noContent,
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete: 1 Office Park/ }));
  expect(await screen.findByText('Deleted: 1 Office Park, Chicago, IL 60601')).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Delete: 1 Office Park/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: keep 1 Office Park, Chicago, IL 60601' }));
  expect(await screen.findByText(/^Restored:/)).toBeVisible();
  expect(calls).toContainEqual([ADD, bodyOf(work)]);
});

test('a refusal is reported, and the list stays', async () => {
  const message = 'This address is gone already.';
  const refusal = json({ code: 'address_not_found', message }, 404);
  shopNetwork({ [LIST]: list(home), 'DELETE /api/account/addresses/a1': refusal });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Ada Lovelace')).toBeVisible();
});

test('an account with the most addresses says so', async () => {
  shopNetwork({ [LIST]: list(...Array.from({ length: 20 }, (_, at) => ({ ...work, id: `a${at}` }))) });
  open();
  expect(await screen.findByText('You’ve reached the limit of 20 saved addresses.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull();
});
