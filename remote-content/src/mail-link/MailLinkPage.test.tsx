import type { DoneState } from '@paw/contract/doneState.ts';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import { MemoryRouter, Route, Routes, useLocation } from '@paw/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as confirm from '../newsletter/ConfirmPage.tsx';
import * as unsubscribe from '../newsletter/UnsubscribePage.tsx';
import * as reviews from '../review-emails/StopPage.tsx';

installBrowserRequest();
const network = jest.spyOn(globalThis, 'fetch');
const token = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';
const bodies = () => Promise.all(network.mock.calls.map(async ([request]) => (request as Request).clone().json()));

afterEach(() => {
  network.mockReset();
  location.hash = '';
});
afterAll(() => network.mockRestore());

/** The other team's page, which says what the history's state tells it. */
function Finished() {
  const { pathname, state } = useLocation();
  return (
    <p role="status">
      {pathname} {(state as DoneState).done}
    </p>
  );
}

const open = (Page: ComponentType) =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Page />} />
        <Route path="/success" element={<Finished />} />
      </Routes>
    </MemoryRouter>,
  );

const pages = [
  [confirm, 'Yes, subscribe me', /\/success newsletter-confirmed/, /This link has expired/],
  [unsubscribe, 'Unsubscribe', /You’re unsubscribed/, /This link is incomplete/],
  [reviews, 'Stop review emails', /You won’t get review emails/, /This link is incomplete/],
] as const;

test.each(pages)(
  'page %#: nothing is sent before a press, after which the page confirms it',
  async (page, button, done) => {
    location.hash = token;
    network.mockResolvedValue(Response.json({ message: 'Done.' }));
    open(page.Component);
    expect(network).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent(done);
    expect(said === document.activeElement).toBe(page !== confirm);
    expect(await bodies()).toEqual([{ token }]);
    expect(location.hash).toBe('');
  },
);

test.each(pages)(
  'page %#: an invalid link says what to do; a failure can be retried',
  async (page, button, __done, unknown) => {
    location.hash = token;
    open(page.Component);
    network.mockResolvedValueOnce(Response.json({ code: 'link_unknown', message: 'No.' }, { status: 404 }));
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(unknown);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('That didn’t work. Please try again in a moment.')).toBeVisible();
    expect(location.hash).toBe(`#${token}`);
  },
);

test.each(pages)('page %#: without a link the code in the email can be typed', async (page, button) => {
  network.mockResolvedValue(Response.json({ message: 'Done.' }));
  open(page.Component);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from our email' }), ` ${token} `);
  await userEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('status');
  expect(await bodies()).toEqual([{ token }]);
});
