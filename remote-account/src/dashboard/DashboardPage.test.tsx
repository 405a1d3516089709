import { announceSession } from '@paw/shared/contract/sessionEvents.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { installBrowserRequest } from '../testing/installBrowserRequest.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { tokenOf } from '../testing/tokenOf.ts';
import { head } from './DashboardPage.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const ada = () => Response.json({ success: true, user: { id: 'm1', name: 'Ada Lovelace', email: 'ada@example.com' } });
const refused = (code: string) => Response.json({ success: false, code, message: code }, { status: 403 });

beforeEach(() => localStorage.setItem('token', tokenOf({})));
afterEach(() => {
  network.mockReset();
  localStorage.clear();
});
afterAll(() => network.mockRestore());

test('the server’s page knows nobody', () => {
  const html = renderToString(shopAround('/dashboard'));
  expect(html).toContain('Loading...');
  expect(network).not.toHaveBeenCalled();
  expect(head()).toMatchObject({ canonical: '/dashboard', robots: 'noindex' });
});

test('a member sees their name and address, and ways on', async () => {
  network.mockResolvedValue(ada());
  render(shopAround('/dashboard'));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop on' })).toHaveAttribute('href', '/');
  const [request] = network.mock.calls[0] as [Request];
  expect(request.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('token')}`);
});

test('an old session is renewed on the way', async () => {
  const renewed = tokenOf({ iat: 1 });
  network
    .mockResolvedValueOnce(refused('renewal_needed'))
    .mockResolvedValueOnce(Response.json({ token: renewed }))
    .mockResolvedValueOnce(ada());
  render(shopAround('/dashboard'));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
  expect(localStorage.getItem('token')).toBe(renewed);
});

test('a session that has ended leads to the login and back', async () => {
  network.mockResolvedValue(refused('signed_out'));
  render(shopAround('/dashboard'));
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link).toHaveAttribute('href', '/login?returnTo=%2Fdashboard');
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('a shop that does not answer can be asked again', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(ada());
  render(shopAround('/dashboard'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Lovelace')).toBeVisible();
});

test('who logs out, here or in another tab, leaves nothing on the screen', async () => {
  network.mockImplementation(async () => ada());
  for (const tell of [
    () => announceSession({ kind: 'none' }),
    () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })),
  ]) {
    localStorage.setItem('token', tokenOf({}));
    const { unmount } = render(shopAround('/dashboard'));
    await screen.findByText('Ada Lovelace');
    localStorage.removeItem('token');
    act(tell);
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
    unmount();
  }
});
