import { render, screen, waitFor } from '@testing-library/react';
import { rememberPlace } from '@paw/contract/placeStorage.ts';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { shopAround } from '../testing/shopAround.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const sent = () => {
  const [[request]] = network.mock.calls as [[Request]];
  return request.json();
};

afterEach(() => {
  network.mockReset();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
afterAll(() => network.mockRestore());

test.each(['/login?code=c1&state=s1&iss=x', '/login#state=s1&id_token=a.b.c'])(
  'a shopper who returns to %s is signed in and continues on their page, and the URL keeps no secret',
  async (url) => {
    history.replaceState(null, '', url);
    rememberPlace('/checkout?step=address');
    network.mockResolvedValue(Response.json({ token: 'a.member.token' }));
    render(shopAround('/login'));
    expect(location.href).toBe('http://localhost/login');
    expect(await screen.findByText('Now at /checkout?step=address')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('a.member.token');
    expect(await sent()).toEqual({ answer: url.slice('/login'.length) });
  },
);

test('a refusal is reported, and the form is shown', async () => {
  history.replaceState(null, '', '/login?error=access_denied&state=s1');
  network.mockResolvedValue(
    Response.json({ code: 'social_refused', message: 'Nothing was changed.' }, { status: 400 }),
  );
  render(shopAround('/login'));
  await waitFor(() => expect(screen.getByText('Nothing was changed.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('an ordinary visit asks nothing', () => {
  history.replaceState(null, '', '/login?returnTo=/checkout#main');
  render(shopAround('/login?returnTo=/checkout'));
  expect(network).not.toHaveBeenCalled();
  expect(location.href).toBe('http://localhost/login?returnTo=/checkout#main');
});
