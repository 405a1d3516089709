import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { makeSessionStore } from '../../session/sessionStore.ts';
import { inShell } from '../../testing/inShell.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const ways = () => [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((way) => way.textContent);

function show(kind: 'none' | 'guest' | 'member', name?: string) {
  const session = makeSessionStore();
  session.changeKind(kind);
  if (name) session.changeName(name);
  const view = inShell(<AccountMenu />, { path: '/about-us', session });
  render(view.page);
  return view;
}

test.each(['none', 'guest'] as const)('to %s the account offers Login and Signup', async (kind) => {
  show(kind);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(ways()).toEqual(['Login', 'Signup', 'Account']);
  expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
});

test('a member sees Dashboard and Logout, and a plain label until the name is loaded', async () => {
  show('member');
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(ways()).toEqual(['Dashboard', 'Account', 'Logout']);
});

test('the button shows the name’s first characters, and screen readers get the whole name', () => {
  show('member', 'Annamaria');
  const button = screen.getByRole('button', { name: 'Annamaria, account' });
  expect(button.querySelector('[aria-hidden=true]:not(svg)')).toHaveTextContent(/^Annam$/);
});

test('before hydration the button is a link to the login', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { page } = inShell(<AccountMenu />);
  place.innerHTML = renderToString(page);
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/login');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  expect(screen.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

test('the space bar and Down open it, and Escape closes it', async () => {
  show('none');
  const button = screen.getByRole('button', { name: 'Account' });
  act(() => button.focus());
  await userEvent.keyboard(' ');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('Logout removes the token, sends the event, revokes the session and opens the home page', async () => {
  localStorage.setItem('token', `e30.${btoa(JSON.stringify({ id: 'm', exp: 4e9 }))}.x`);
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const heard: string[] = [];
  const stop = onSessionChanged(({ kind }) => heard.push(kind));
  const { router } = show('member');
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(localStorage.getItem('token')).toBeNull();
  expect(heard).toEqual(['none']);
  expect(fetch).toHaveBeenCalledWith('/api/session', expect.objectContaining({ method: 'DELETE' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  stop();
  fetch.mockRestore();
});
