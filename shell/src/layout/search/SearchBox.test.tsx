import type { SlotProps } from '@paw/contract/slots.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastContainer } from 'react-toastify/unstyled';
import type { RemoteAccess } from '../../remotes/RemoteAccess.tsx';
import { inShell } from '../../testing/inShell.tsx';
import { SearchBox } from './SearchBox.tsx';

// React builds a FormData for every form that navigates; Node's FormData, used in these tests, does not accept jsdom
// forms.
globalThis.FormData = function FormDataOfNothing() {} as unknown as typeof FormData;

const WARNING = 'Please Enter Somthing To Search Your Result!';

function open(path = '/about-us') {
  const view = inShell(
    <>
      <SearchBox label="Search the store" />
      <ToastContainer />
    </>,
    { path },
  );
  render(view.page);
  return view.router;
}
const field = () => screen.getByRole('searchbox', { name: 'Search the store' });

test.each(['', '   '])(
  'with %p the specified warning is shown as a toast and at the box, and the page stays',
  async (text) => {
    const router = open();
    if (text) await userEvent.type(field(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(WARNING);
    expect(field()).toHaveAccessibleDescription(WARNING);
    expect([field(), document.activeElement]).toEqual([expect.objectContaining({ ariaInvalid: 'true' }), field()]);
    expect(router.state.location.pathname).toBe('/about-us');
  },
);

test('typing removes the warning', async () => {
  open();
  await userEvent.type(field(), '{Enter}');
  expect(field()).toBeInvalid();
  await userEvent.type(field(), 'b');
  expect(field()).toBeValid();
  expect(within(screen.getByRole('search')).queryByText(WARNING)).toBeNull();
});

test.each(['dog bed', '50% a/b?c#d "x" 🐶'])(
  'a search for %p opens its page, and the box shows the text',
  async (text) => {
    const router = open();
    await userEvent.type(field(), `${text}{Enter}`);
    expect(router.state.location.pathname).toBe(`/search/${encodeURIComponent(text)}`);
    expect(field()).toHaveValue(text);
    await act(() => router.navigate('/about-us'));
    expect(field()).toHaveValue('');
  },
);

test('without JavaScript the form submits to /search with its text as q', () => {
  open();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('search')).not.toHaveAttribute('method', 'post');
  expect(field()).toHaveAttribute('name', 'q');
});

/** A live catalog whose suggestions are a line below the box; `load` loads its code. */
function openWithSuggestions(load: () => Promise<unknown>) {
  const set = { id: 's', remotes: { catalog: { release: 'r', slots: [{ name: 'SearchSuggestions' }], routes: [] } } };
  const module = {
    Component: ({ field }: SlotProps['catalog/SearchSuggestions']) => <p>Suggestions for {field.name}</p>,
  };
  const ready = { status: 'ready', module } as const;
  const asked = jest.fn(async (_remote: string, _part: string) => {
    await load();
    return module;
  });
  const view = inShell(<SearchBox label="Search the store" />, {
    access: { set, load: asked, state: () => ready } as unknown as Partial<RemoteAccess>,
  });
  render(view.page);
  return asked;
}

test('suggestions load on the first focus, not before', async () => {
  const asked = openWithSuggestions(async () => undefined);
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(field());
  expect(await screen.findByText('Suggestions for q')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith('catalog', 'slot:SearchSuggestions');
});

test('suggestions that fail leave the box unchanged, and the next focus loads them again', async () => {
  const load = jest.fn(async () => undefined).mockRejectedValueOnce(new Error('Loading chunk failed'));
  openWithSuggestions(load);
  await userEvent.click(field());
  expect(screen.getByRole('search').textContent).toBe('');
  await userEvent.tab();
  await userEvent.click(field());
  expect(await screen.findByText('Suggestions for q')).toBeVisible();
});
