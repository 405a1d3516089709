import { ApiProblem } from '@paw/api-client/http.ts';
import { announceSession } from '@paw/contract/sessionEvents.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { DashboardFrame } from '../dashboard/frame/DashboardFrame.tsx';
import { useMemberData } from './useMemberData.ts';

const load = jest.fn<Promise<string>, []>();
const line = jest.spyOn(navigator, 'onLine', 'get');

function Page() {
  return (
    <DashboardFrame
      title="Things"
      loaded={useMemberData(load)}
      missing={<p>No such thing</p>}
      empty={(text) => text === '' && <p>Nothing yet</p>}
    >
      {(text) => (
        <label>
          {text} <input aria-label="Note" />
        </label>
      )}
    </DashboardFrame>
  );
}

const open = () => {
  render(
    <MemoryRouter initialEntries={['/dashboard/things?page=2']}>
      <Page />
    </MemoryRouter>,
  );
};

beforeEach(() => {
  line.mockReturnValue(true);
  localStorage.setItem('token', tokenOf({}));
});
afterEach(() => {
  load.mockReset();
  localStorage.clear();
});
afterAll(() => line.mockRestore());

test('a member’s data is shown in its section, and the section is marked as current', async () => {
  load.mockResolvedValue('Rex');
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByText('Rex')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Your account' })).toContainElement(
    screen.getByRole('link', { name: 'Overview' }),
  );
});

test('an empty list and an unknown item have their own messages', async () => {
  load.mockResolvedValueOnce('');
  open();
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  load.mockRejectedValueOnce(new ApiProblem(404, 'no_order', 'There is no such order.'));
  open();
  expect(await screen.findByText('No such thing')).toBeVisible();
});

test('an ended session leads to login, and back to the same list', async () => {
  load.mockRejectedValue(new ApiProblem(403, 'signed_out', 'Please log in and try again.'));
  open();
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fdashboard%2Fthings%3Fpage%3D2',
  );
  load.mockResolvedValue('Rex');
  act(() => announceSession({ kind: 'member' }));
  expect(await screen.findByText('Rex')).toBeVisible();
});

test('data that failed to load can be loaded again', async () => {
  load.mockRejectedValueOnce(new ApiProblem(500, 'unknown', 'x')).mockResolvedValueOnce('Rex');
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rex')).toBeVisible();
});

test('offline, the page says so, and loads automatically when the connection returns', async () => {
  line.mockReturnValue(false);
  load.mockRejectedValueOnce(new ApiProblem(0, 'no_answer', 'x')).mockResolvedValueOnce('Rex');
  open();
  expect(await screen.findByText('You’re offline')).toBeVisible();
  line.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Rex')).toBeVisible();
  line.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/This is the last version we loaded/)).toBeVisible();
});

test('a renewal in another tab keeps the typed text, and another member sees none of the first one’s data', async () => {
  load.mockResolvedValueOnce('Rex').mockResolvedValueOnce('Minka');
  open();
  await userEvent.type(await screen.findByLabelText('Note'), 'half a word');
  localStorage.setItem('token', tokenOf({ iat: 1 }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.getByLabelText('Note')).toHaveValue('half a word');
  localStorage.setItem('token', tokenOf({ id: 'm2' }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.queryByText('Rex')).toBeNull();
  expect(await screen.findByText('Minka')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('');
});
