import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { letLayersGoFirst } from './letLayersGoFirst.ts';
import { useClosedByBack } from './useClosedByBack.ts';

let loads: string[] = [];

let hadEntryWhenShown: boolean | undefined;

function Layer({ name, children }: { name: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => setOpen(false));
  useLayoutEffect(() => {
    if (open) hadEntryWhenShown = 'layer' in (history.state as object);
  }, [open]);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open && (
        <div role="dialog" aria-label={name}>
          {children}
        </div>
      )}
    </>
  );
}

const page = (path: string) => ({
  id: path,
  path,
  loader: () => loads.push(path),
  element: (
    <main key={path}>
      <h1>{path}</h1>
      <Layer name="Menu">
        <Link to="/fish">Fish</Link>
        <Link to="?sort=new" replace>
          Newest
        </Link>
        <Layer name="Help" />
      </Layer>
      <Link to="/fish">Go on</Link>
    </main>
  ),
});

const layout = (
  <>
    <Outlet />
    <Layer name="Drawer">
      <Link to="/dog">Dogs</Link>
      <Link to="/fish">Fishes</Link>
    </Layer>
  </>
);

/** Comes from the home page to the dogs. */
async function openShop() {
  history.pushState(null, '', '/start');
  const routes = [{ id: 'layout', element: layout, children: ['/start', '/dog', '/fish'].map(page) }];
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { '/start': null } } });
  const view = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/dog'));
  loads = [];
  return async () => {
    view.unmount();
    // A layer that was open steps back: the next test would begin in the midst of it.
    await settle();
    router.dispose();
  };
}

/** Turns of the event loop, not ms: a busy machine may take its time for each. */
const STILL_FOR = 20;

/** Waits until the history and the router no longer change. */
const settle = () =>
  act(async () => {
    let before: string | undefined;
    for (let still = 0; still < STILL_FOR; still++) {
      await new Promise((resolve) => setTimeout(resolve));
      const now = JSON.stringify([location.href, history.state, loads, document.body.textContent]);
      if (now !== before) still = 0;
      before = now;
    }
  });
const back = () => {
  history.back();
  return settle();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await settle();
};
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
const at = () => [screen.getByRole('heading').textContent, location.pathname + location.search];

letLayersGoFirst();
let closeShop: () => Promise<void>;
beforeEach(async () => {
  closeShop = await openShop();
});
afterEach(() => closeShop());

test('Back closes the layer and stays on the page, which is not loaded again; the next Back leaves', async () => {
  await press('Menu');
  await back();
  expect([isOpen('Menu'), at(), loads]).toEqual([false, ['/dog', '/dog'], []]);
  await back();
  expect(at()).toEqual(['/start', '/start']);
});

test('a layer has its history entry before it is painted', async () => {
  hadEntryWhenShown = undefined;
  await press('Menu');
  expect(hadEntryWhenShown).toBe(true);
});

test('a layer closed by its button leaves no history entry', async () => {
  await press('Menu');
  await press('Menu');
  await settle();
  expect([isOpen('Menu'), at(), loads]).toEqual([false, ['/dog', '/dog'], []]);
  await back();
  expect(at()).toEqual(['/start', '/start']);
});

test('Back from a page opened inside the layer leads to the page with the layer closed', async () => {
  await press('Menu');
  await follow('Fish');
  expect(at()).toEqual(['/fish', '/fish']);
  await back();
  expect(at()).toEqual(['/dog', '/dog']);
  expect(isOpen('Menu')).toBe(false);
  await back();
  expect(at()).toEqual(['/start', '/start']);
});

test('a layer that stays open across a navigation is closed by Back first', async () => {
  await press('Drawer');
  await follow('Fishes');
  await back();
  expect([isOpen('Drawer'), at()]).toEqual([false, ['/fish', '/fish']]);
  await back();
  expect(at()).toEqual(['/dog', '/dog']);
});

test('a URL replaced while the layer was open is kept when it closes', async () => {
  await press('Menu');
  await follow('Newest');
  expect(location.search).toBe('?sort=new');
  await back();
  expect([isOpen('Menu'), at()]).toEqual([false, ['/dog', '/dog?sort=new']]);
  await back();
  expect(at()).toEqual(['/start', '/start']);
});

test('of two layers Back closes the upper one first', async () => {
  await press('Menu');
  await press('Help');
  await back();
  expect([isOpen('Menu'), isOpen('Help')]).toEqual([true, false]);
  await back();
  expect([isOpen('Menu'), at()]).toEqual([false, ['/dog', '/dog']]);
});

test('two layers that close at once leave no history entry', async () => {
  await press('Menu');
  await press('Help');
  await press('Menu');
  await settle();
  await back();
  expect(at()).toEqual(['/start', '/start']);
});

test('a page opened while a layer closes is kept', async () => {
  await press('Menu');
  act(() => screen.getByRole('button', { name: 'Menu' }).click());
  act(() => screen.getByRole('link', { name: 'Go on' }).click());
  await settle();
  expect(at()).toEqual(['/fish', '/fish']);
  await back();
  expect(at()).toEqual(['/dog', '/dog']);
});

test('a layer that opens while another closes has its history entry', async () => {
  await press('Menu');
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  await press('Menu');
  await settle();
  await back();
  expect([isOpen('Menu'), at()]).toEqual([false, ['/dog', '/dog']]);
});

test('Forward does not reopen a closed layer', async () => {
  await press('Menu');
  await back();
  await act(async () => history.forward());
  await settle();
  expect([isOpen('Menu'), at(), loads]).toEqual([false, ['/dog', '/dog'], []]);
  await back();
  expect(at()).toEqual(['/start', '/start']);
});

test('after a reload the history entry of an open layer is removed', async () => {
  const below = history.state as object;
  history.pushState({ ...below, layer: { page: 1, id: 'before' } }, '');
  const router = createBrowserRouter([page('/dog')], { hydrationData: { loaderData: { '/dog': null } } });
  const { unmount } = render(<RouterProvider router={router} />);
  await settle();
  expect(history.state).toEqual(below);
  unmount();
  router.dispose();
});
