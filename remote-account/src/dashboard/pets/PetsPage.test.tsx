import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { json, noContent, noLine, shopNetwork } from '../../testing/shopNetwork.ts';
import { today } from './memberPets.ts';

const LIST = 'GET /api/account/pets';
const SAVE = 'POST /api/account/pets';
const rex = { id: 'p1', name: 'Rex', kind: 'dog', birthday: '2021-05-30', size: 'large' };
const mia = { id: 'p2', name: 'Mia', kind: 'other' };
const pets = (...list: object[]) => json({ pets: list });
const open = (query = '') => render(shopAround(`/dashboard/pets${query}`));
const list = () => screen.findByRole('list', { name: 'Your pets' });

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  delete (globalThis as { __pawSlots?: unknown }).__pawSlots;
});

test('without pets the page says why to add one, with a link', async () => {
  shopNetwork({ [LIST]: pets() });
  open();
  expect(await screen.findByRole('heading', { name: 'No pets yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a pet' })).toHaveAttribute('href', '/dashboard/pets?edit=new');
});

test('a pet is added; missing fields are reported above, with the focus, and at the field', async () => {
  const { calls } = shopNetwork({ [LIST]: [pets(), pets(rex)], [SAVE]: json(rex, 201) });
  open('?edit=new');
  expect(await screen.findByRole('heading', { name: 'Add a pet' })).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Birthday (optional)'), '2999-01-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save pet' }));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByLabelText('Birthday (optional)')).toHaveAccessibleDescription(/Enter a birthday in the past/);
  await userEvent.click(screen.getByRole('link', { name: 'Enter your pet’s name.' }));
  await userEvent.keyboard(' Rex ');
  await userEvent.selectOptions(screen.getByLabelText('Type of pet'), 'Dog');
  await userEvent.selectOptions(screen.getByLabelText('Size (optional)'), 'Large');
  await userEvent.clear(screen.getByLabelText('Birthday (optional)'));
  await userEvent.click(screen.getByRole('button', { name: 'Save pet' }));
  expect(await screen.findByText('Rex is saved.')).toHaveFocus();
  expect(await list()).toHaveTextContent('RexDog, largeBorn May 30, 2021');
  expect(calls[1]).toEqual([SAVE, { name: 'Rex', kind: 'dog', size: 'large' }]);
});

test('a pet is changed in place', async () => {
  const CHANGE = 'PUT /api/account/pets/p1';
  const { calls } = shopNetwork({ [LIST]: pets(rex), [CHANGE]: json(rex) });
  open('?edit=p1');
  expect(await screen.findByLabelText('Name')).toHaveValue('Rex');
  await userEvent.selectOptions(screen.getByLabelText('Size (optional)'), 'No preference');
  await userEvent.click(screen.getByRole('button', { name: 'Save pet' }));
  await screen.findByText('Rex is saved.');
  expect(calls[1]).toEqual([CHANGE, { name: 'Rex', kind: 'dog', birthday: '2021-05-30' }]);
});

test('a removed pet can be restored', async () => {
  const { calls } = shopNetwork({
    [LIST]: [pets(rex), pets(), pets(rex)],
    'DELETE /api/account/pets/p1': noContent,
    [SAVE]: json(rex, 201),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Rex' }));
  expect(await screen.findByText('Removed: Rex')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: keep Rex' }));
  expect(await screen.findByText('Restored: Rex')).toBeVisible();
  expect(calls.find(([name]) => name === SAVE)?.[1]).toEqual({
    name: 'Rex',
    kind: 'dog',
    birthday: '2021-05-30',
    size: 'large',
  });
});

test('the catalog’s recommendations are shown for each pet of a known kind', async () => {
  publishSlots(({ of, props }) => (
    <p>
      {of}: {JSON.stringify(props)}
    </p>
  ));
  shopNetwork({ [LIST]: pets(rex, mia) });
  open();
  const shown = { slugs: [], pet: { name: 'Rex', kind: 'dog', size: 'large' } };
  expect(await screen.findByText(`catalog/Recommendations: ${JSON.stringify(shown)}`)).toBeVisible();
  expect(screen.getAllByText(/^catalog/)).toHaveLength(1);
});

test('an account has at most 20 pets; a refusal is shown with the api’s message', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...mia, id: `m${at}` }));
  shopNetwork({ [LIST]: pets(...many), 'DELETE /api/account/pets/m0': noLine });
  open();
  expect(within(await list()).getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('link', { name: 'Add a pet' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove: Mia' })[0] as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveFocus();
});

test('today is the reader’s own day', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
