import { useLocation } from '@paw/ui/router.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { pretendWindow } from '@paw/testing/pretendWindow.ts';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { testProduct } from '../testing/testProduct.ts';
import { readRecent, rememberSearch } from '../search/recentSearches.ts';
import { Component } from './SearchSuggestions.tsx';

installBrowserRequest();
Element.prototype.scrollIntoView = () => undefined;

const network = jest.spyOn(globalThis, 'fetch');
const sofas = { pet: 'dog', category: 'Beds', subcategory: 'Dog-Sofa', name: 'Dog Beds: Sofa' };
const suggestions = (q: string) => ({ words: [q, `${q} bowl`], categories: [sofas], products: [testProduct] });
const asked = () => network.mock.calls.map(([request]) => new URL((request as Request).url).searchParams.get('q'));

/** The shell's box: a plain field in a form, to which the slot comes with the first focus. */
function Box() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const { pathname } = useLocation();
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input ref={setField} role="searchbox" aria-label="Search the store" name="q" />
      <button type="submit">Search</button>
      {field && <Component field={field} />}
      <output>{pathname}</output>
    </form>
  );
}
function open(path = '/') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Box />
      <a href="#elsewhere">Elsewhere</a>
    </MemoryRouter>,
  );
}
const field = () => screen.getByRole('combobox', { name: 'Search the store' });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const lines = async () =>
  within(await list())
    .getAllByRole('option')
    .map((line) => line.textContent);
/** The line that the arrow keys are on. */
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const place = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  pretendWindow({ width: 1280 });
  network.mockReset();
  network.mockImplementation(async (request) =>
    Response.json(suggestions(new URL((request as Request).url).searchParams.get('q') ?? '')),
  );
});
afterAll(() => network.mockRestore());

test('suggestions for a text are below the box, by kind', async () => {
  open();
  await userEvent.type(field(), 'dog');
  expect(await lines()).toEqual(['dog', 'dog bowl', 'Dog Beds: Sofa', 'Adjustable Dog Collarfrom $16.33']);
  const groups = within(await list()).getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Searches', 'Categories', 'Products']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field().getAttribute('aria-controls')).toBe((await list()).id);
  expect(screen.getByText('4 suggestions')).toHaveAttribute('role', 'status');
});

test('the api is called once, after typing has paused', async () => {
  open();
  await userEvent.type(field(), 'dog bed');
  await list();
  expect(asked()).toEqual(['dog bed']);
});

test('the last request wins, whichever response comes last', async () => {
  jest.useFakeTimers();
  open();
  const replies: Record<string, () => void> = {};
  network.mockImplementation(
    (request) =>
      new Promise((resolve) => {
        const q = new URL((request as Request).url).searchParams.get('q') ?? '';
        replies[q] = () => resolve(Response.json({ ...suggestions(q), categories: [], products: [] }));
      }),
  );
  for (const text of ['do', 'dog']) {
    fireEvent.input(field(), { target: { value: text } });
    await act(async () => jest.advanceTimersByTime(200));
  }
  jest.useRealTimers();
  await act(async () => replies.dog?.());
  await act(async () => replies.do?.());
  expect(await lines()).toEqual(['dog', 'dog bowl']);
});

test('arrow keys cycle through the options and the field, and Enter follows the option', async () => {
  open();
  await userEvent.type(field(), 'dog');
  await list();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('dog');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toMatch(/Adjustable/);
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Dog Beds: Sofa');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([place(), screen.queryByRole('listbox')]).toEqual(['/productcategories/dog/Beds/Dog-Sofa', null]);
  expect([(field() as HTMLInputElement).value, readRecent()]).toEqual(['', []]);
});

test('typing and moving the caret deselect the option', async () => {
  open();
  await userEvent.type(field(), 'dog');
  await list();
  for (const key of ['{ArrowLeft}', '{Home}', 's']) {
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('dog');
    await userEvent.keyboard(key);
    expect(active()).toBeUndefined();
  }
});

test('Enter without an active option submits the form', async () => {
  open();
  await userEvent.type(field(), ' dog bed {Enter}');
  expect([place(), (field() as HTMLInputElement).value]).toEqual(['/', ' dog bed ']);
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('Escape closes the list, then clears the field; an arrow key opens it again', async () => {
  open();
  await userEvent.type(field(), 'dog');
  await list();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('dog');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('dog');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(field()).toHaveValue('');
});

test('a suggested word is searched for and fills the field', async () => {
  open();
  await userEvent.type(field(), 'dog');
  await userEvent.click(within(await list()).getByRole('option', { name: 'dog bowl' }));
  expect([place(), (field() as HTMLInputElement).value]).toEqual(['/search/dog%20bowl', 'dog bowl']);
});

test('an empty box shows the recent searches, which can be cleared', async () => {
  rememberSearch('cat tree');
  rememberSearch('leash');
  open();
  await userEvent.click(field());
  expect(await lines()).toEqual(['leash', 'cat tree']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect([readRecent(), screen.queryByRole('listbox')]).toEqual([[], null]);
  expect(field()).toHaveFocus();
  expect(network).not.toHaveBeenCalled();
});

test('the button that clears them is reached by Tab, and a focus elsewhere closes the list', async () => {
  rememberSearch('leash');
  open();
  await userEvent.click(field());
  await list();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear recent searches' })).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('when the api fails, the box stays plain', async () => {
  network.mockImplementation(async () => Response.json({ code: 'x', message: 'x' }, { status: 503 }));
  open();
  await userEvent.type(field(), 'dog');
  await waitFor(() => expect(network).toHaveBeenCalled());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('checkout has no suggestions', async () => {
  rememberSearch('leash');
  open('/checkout/address');
  await userEvent.type(field(), 'dog');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

test('unmounting restores the field', () => {
  const { unmount } = open();
  const input = field();
  expect(input).toHaveAttribute('aria-autocomplete', 'list');
  unmount();
  expect(input.getAttributeNames().sort()).toEqual(['aria-label', 'name', 'role']);
  expect(input).toHaveAttribute('role', 'searchbox');
});

test('on a phone Back closes the list, and Cancel leaves the box', async () => {
  pretendWindow({ width: 360 });
  open();
  await userEvent.type(field(), 'dog');
  await list();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveValue('dog');
  await userEvent.click(field());
  await list();
  await userEvent.click(screen.getByLabelText('Cancel'));
  expect(field()).not.toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Clear empties the box and keeps the focus in it', async () => {
  open();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.type(field(), 'dog');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});
