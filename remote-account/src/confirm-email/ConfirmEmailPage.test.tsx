import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { shopAround } from '../testing/shopAround.tsx';
import { head } from './ConfirmEmailPage.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const secret = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }));

afterEach(() => {
  network.mockReset();
  location.hash = '';
});
afterAll(() => network.mockRestore());

test('nothing is sent before a press, which confirms the address, signed in or not', async () => {
  location.hash = secret;
  network.mockResolvedValue(new Response(null, { status: 204 }));
  render(shopAround('/confirm-email'));
  expect(network).not.toHaveBeenCalled();
  expect(location.href).not.toContain(secret);
  await press();
  expect(await screen.findByText('{"done":"email-changed"}')).toBeVisible();
  const [[request]] = network.mock.calls as [[Request]];
  expect(await request.json()).toEqual({ secret });
  expect(head()).toMatchObject({ canonical: '/confirm-email', robots: 'noindex' });
});

test('an invalid link says what to do', async () => {
  location.hash = secret;
  const body = { code: 'link_unknown', message: 'Change your address again for a new one.' };
  network.mockResolvedValue(Response.json(body, { status: 400 }));
  render(shopAround('/confirm-email'));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Change your address again for a new one.');
});

test('without the link there is nothing to press', () => {
  render(shopAround('/confirm-email'));
  expect(screen.getByText(/open the full link from our email/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
