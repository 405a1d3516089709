import '@paw/testing/jsdomDialogs.ts';
import { publishSite } from '@paw/contract/site.ts';
import { testSite } from '@paw/testing/testSite.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { tokenOf } from '@paw/testing/tokenOf.ts';
import { json, noContent, shopNetwork } from '../../testing/shopNetwork.ts';
import { shopAround } from '../../testing/shopAround.tsx';
import { IdentityList } from './IdentityList.tsx';
import { rememberLinking } from '../../social-sign-in/identityCalls.ts';

const at = '2026-11-03T10:00:00Z';
const google = { id: 'i1', provider: 'accounts.example.com', linkedAt: at };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.setItem('token', tokenOf({}));
  publishSite({ ...testSite, signIn: { by: 'Example ID', flow: 'code' } });
});
afterEach(() => {
  jest.restoreAllMocks();
  publishSite(testSite);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const security = {
  'GET /api/account': json({ name: 'Ada', email: 'ada@example.com', createdAt: at, deletion: null }),
  'GET /api/account/sessions': json({ sessions: [] }),
  'GET /api/account/passkeys': json({ passkeys: [] }),
  'GET /api/account/identities': json({ identities: [google] }),
};
type Replies = Parameters<typeof shopNetwork>[0];
async function openSecurity(replies: Replies = {}) {
  const network = shopNetwork({ ...security, ...replies });
  render(shopAround('/dashboard/security'));
  return { ...network, part: within(await screen.findByRole('region', { name: 'Linked sign-ins' })) };
}

test('a member sees each linked sign-in with its date and removes it after a confirmation', async () => {
  const { part } = await openSecurity({ 'DELETE /api/account/identities/i1': noContent });
  expect(part.getByRole('listitem')).toHaveTextContent(/accounts\.example\.comLinked Nov \d, 2026/);
  await press('Remove accounts.example.com');
  await press('Remove it');
  expect(await part.findByText(/^accounts\.example\.com removed/)).toBeVisible();
  expect(part.queryByRole('listitem')).toBeNull();
  expect(part.getByRole('heading', { name: 'Linked sign-ins' })).toHaveFocus();
});

test('the last way to sign in stays, and the page says why', async () => {
  const message = 'This is the only way to log in to your account.';
  const { part } = await openSecurity({
    'DELETE /api/account/identities/i1': json({ code: 'last_way', message }, 409),
  });
  await press('Remove accounts.example.com');
  await press('Remove it');
  expect(await part.findByText(message)).toBeVisible();
  expect(part.getByRole('listitem')).toBeVisible();
});

test('linking opens the provider’s page, and its answer links instead of signing in', async () => {
  const leave = jest.fn();
  const begun = { url: 'https://id.example/auth', parameters: { state: 's1' } };
  shopNetwork({ 'POST /api/account/identities/start': json(begun) });
  const list = render(<IdentityList identities={[]} show={() => {}} leave={leave} />, { wrapper: MemoryRouter });
  await press('Link Example ID');
  expect(leave.mock.calls).toEqual([['https://id.example/auth']]);
  list.unmount();
  history.replaceState(null, '', '/login?code=c1&state=s1');
  const { calls } = shopNetwork({ ...security, 'POST /api/account/identities': json(google, 201) });
  render(shopAround('/login'));
  expect(await screen.findByRole('region', { name: 'Linked sign-ins' })).toHaveTextContent('accounts.example.com');
  const sent = calls.filter(([name]) => name.startsWith('POST'));
  expect(sent).toEqual([['POST /api/account/identities', { answer: '?code=c1&state=s1' }]]);
});

test('an answer for another request signs in as ever', async () => {
  const { calls } = shopNetwork({ 'POST /api/social/confirm': json({ token: tokenOf({}) }) });
  rememberLinking('s1');
  history.replaceState(null, '', '/login?code=c1&state=s2');
  render(shopAround('/login?returnTo=/checkout'));
  expect(await screen.findByText('Now at /checkout')).toBeVisible();
  expect(calls.map(([name]) => name).filter((name) => name.startsWith('POST'))).toEqual(['POST /api/social/confirm']);
});

test('without a provider and without linked sign-ins the section is not shown', () => {
  publishSite(testSite);
  const { container } = render(<IdentityList identities={[]} show={() => {}} />, { wrapper: MemoryRouter });
  expect(container).toBeEmptyDOMElement();
});
