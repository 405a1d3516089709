import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ChunkState } from '../chunks/ChunkLoader.ts';
import { LoadingFailed } from '../failures/kindOfFailure.ts';
import { RegionNotices } from '../failures/RegionNotices.tsx';
import { type RemoteAccess, RemoteAccessContext } from './RemoteAccess.tsx';
import { RemoteRegion } from './RemoteRegion.tsx';

const Page = () => <a href="/viewcart">To the cart</a>;

/** Access to one part whose state a test sets. */
function accessWith(first: ChunkState, html?: string, isWaiting = false) {
  let state = first;
  const listeners = new Set<() => void>();
  const retry = jest.fn(async () => undefined);
  const live = { release: '1', federationName: '', entry: '', routes: [], slots: [], start: { js: [], css: [] } };
  const access: RemoteAccess = {
    set: { id: 's', remotes: { catalog: live } },
    state: () => state,
    subscribe: (_, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => undefined as never,
    retry,
    serverHtml: () => (html === undefined ? undefined : { html, isWaiting }),
  };
  const become = (next: ChunkState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { access, become, retry };
}

const region = (access: RemoteAccess, names = ['This page']) => (
  <MemoryRouter>
    <RemoteAccessContext value={access}>
      {names.map((name, at) => (
        <RemoteRegion
          key={at}
          remote="catalog"
          part="page:home"
          name={name}
          componentProps={{}}
          waiting={<p>Loading...</p>}
        />
      ))}
      <RegionNotices />
    </RemoteAccessContext>
  </MemoryRouter>
);

const ready: ChunkState = { status: 'ready', module: { Component: Page } };
const failed: ChunkState = {
  status: 'failed',
  error: new LoadingFailed('catalog', '1', 'page:home', new Error('404')),
};

const Broken = () => {
  throw new Error('broken');
};

/** The server's HTML in a page that is not hydrated yet. */
function renderOnServer(tree: ReactNode) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree);
  return { root, html: root.querySelector('[data-region]')?.innerHTML };
}

beforeEach(() => {
  document.body.innerHTML = '<div id="notices"></div>';
});

test('the server’s HTML stays with its links when the code fails, and a notice says so', async () => {
  const { root, html } = renderOnServer(region(accessWith(ready).access));
  const { access, become, retry } = accessWith(failed, html);
  await act(async () => hydrateRoot(root, region(access)));
  expect(screen.getByRole('link', { name: 'To the cart' })).toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText(/^Loading chunk failed: page home of catalog@1/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledWith('catalog', 'page:home');
  become(ready);
  expect(screen.getByRole('link', { name: 'To the cart' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('one notice names all failed regions and retries them all', async () => {
  const { access, become, retry } = accessWith({ status: 'slow' }, '<p>From the server</p>');
  render(region(access, ['The cart', 'This page', 'The newsletter', 'The newsletter']));
  const says = (words: string) =>
    expect(document.getElementById('notices')).toHaveTextContent(`The cart, this page, and the newsletter ${words}`);
  says('are taking a while. You can already use the links.');
  become(failed);
  says('didn’t load completely. Links still work.');
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText(/^Loading chunk failed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(4);
  become(ready);
  expect(document.getElementById('notices')).toBeEmptyDOMElement();
});

test('until its code is loaded, a form that needs the code is not submitted; others are', async () => {
  const html = '<form method="post"></form><form method="get"></form><form method="post" action="/x"></form>';
  render(region(accessWith(failed, html).access));
  const sent = [...document.querySelectorAll('form')].map((form) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );
  expect(sent).toEqual([false, true, true]);
});

test('without HTML from the server a panel with "Try again" is shown in its place', () => {
  const { access, become } = accessWith({ status: 'loading' });
  render(region(access));
  expect(screen.getByText('Loading...')).toBeVisible();
  become(failed);
  expect(screen.getByText('This page didn’t load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a panel with "Try again" replaces a loading frame from the server', async () => {
  const Frame = () => <div dangerouslySetInnerHTML={{ __html: '<h1>Your cart</h1><p>Loading...</p>' }} />;
  const { root, html } = renderOnServer(region(accessWith({ status: 'ready', module: { Component: Frame } }).access));
  const { access, become, retry } = accessWith(failed, html, true);
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, region(access), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'This page didn’t load.' })).toBeVisible();
  expect(document.getElementById('notices')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledWith('catalog', 'page:home');
  become({ status: 'loading' });
  expect(screen.getByText('Loading...')).toBeVisible();
  become({ status: 'slow' });
  expect(screen.getByRole('heading', { level: 1, name: 'This page is taking a while.' })).toBeVisible();
  become(ready);
  expect(screen.getByRole('link', { name: 'To the cart' })).toBeVisible();
});

test('a component that throws affects only its own region', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(region(accessWith({ status: 'ready', module: { Component: Broken } }).access));
  expect(screen.getByText('This page didn’t load.')).toBeVisible();
  errors.mockRestore();
});

/** A card with an optional part. */
const heart = (access: RemoteAccess) => (
  <MemoryRouter>
    <RemoteAccessContext value={access}>
      <p>Card</p>
      <RemoteRegion
        remote="catalog"
        part="slot:Heart"
        name="The heart"
        componentProps={{}}
        waiting={null}
        fallback={null}
        quiet
      />
    </RemoteAccessContext>
  </MemoryRouter>
);

test('an optional part keeps the server’s HTML until hydration, and is removed then', async () => {
  const Heart = () => <button type="button">Dead</button>;
  const { root, html } = renderOnServer(heart(accessWith({ status: 'ready', module: { Component: Heart } }).access));
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, heart(accessWith(failed, html).access), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Dead' })).not.toBeInTheDocument();
});

test('an optional part that fails or throws is removed without a notice', () => {
  const { access, become } = accessWith(failed, '<button type="button">Dead</button>');
  render(heart(access));
  expect(document.body).toHaveTextContent(/^Card$/);
  become(ready);
  expect(screen.getByRole('link', { name: 'To the cart' })).toBeVisible();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  become({ status: 'ready', module: { Component: Broken } });
  logged.mockRestore();
  expect(document.body).toHaveTextContent(/^Card$/);
});

test('what was pressed on a page while its code was missing is not pressed on the next page', async () => {
  const press = jest.fn();
  const Buy = () => (
    <button type="button" onClick={press}>
      Add to cart
    </button>
  );
  const buyable: ChunkState = { status: 'ready', module: { Component: Buy } };
  const of = (access: RemoteAccess, part: string) => (
    <MemoryRouter>
      <RemoteAccessContext value={access}>
        <RemoteRegion remote="catalog" part={part} name="This page" componentProps={{}} waiting={null} />
        <RegionNotices />
      </RemoteAccessContext>
    </MemoryRouter>
  );
  const { root, html } = renderOnServer(of(accessWith(buyable).access, 'page:product'));
  const { access, become } = accessWith({ status: 'loading' }, html);
  const hydrated = await act(async () => hydrateRoot(root, of(access, 'page:product')));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  // The pointer is still down when the page is left.
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Add to cart' }));
  const next: RemoteAccess = { ...access, state: () => buyable, serverHtml: () => undefined };
  await act(async () => hydrated.render(of(next, 'page:wishlist')));
  become(buyable);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(press).not.toHaveBeenCalled();
});
