import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Token } from '../registryApi.ts';
import { FakeRegistry, ok, refused } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';

let registry: FakeRegistry;
const hour = 3_600_000;
const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const token = (more: Partial<Token>): Token => ({
  id: '0123456789ab',
  name: 'ci of cart',
  role: 'team',
  remotes: ['cart'],
  by: 'Ana',
  at: after(-1.5 * hour),
  expires: after(48 * hour),
  ...more,
});
const session = token({
  id: 'aaaaaaaaaaaa',
  name: 'Eva',
  role: 'releaser',
  remotes: [],
  signIn: 'person',
  person: 'eva@shop.example',
});

beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  registry.answers['/auth/me'] = () =>
    ok({ kind: 'person', name: 'Ana', role: 'admin', remotes: [], mayAdminister: true, mayNotify: true });
  registry.answers['GET /v1/tokens'] = () => ok({ tokens: [session, token({})] });
  registry.answers['GET /v1/people'] = () => ok({ people: [], hasProvider: false });
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('An admin reaches the view from the bar, and reads who may do what, until when, and the last use', async () => {
  registry.answers['GET /v1/tokens'] = () => ok({ tokens: [token({ lastUsed: after(-2.5 * hour) })] });
  showDashboard('/');
  await userEvent.click(await screen.findByRole('link', { name: 'People and tokens' }));
  const row = (await section('Tokens for programs')).getByRole('listitem');
  expect(row).toHaveTextContent(/^ci of cart/);
  expect(row).toHaveTextContent(/Roleteam of cartLast use2 h agoEnds(1|2) d leftMade1 h ago by Ana, id 0123456789ab/);
  expect(screen.getByText('No one is signed in. You came with a token.')).toBeVisible();
  expect(screen.getByText('No person has a role.')).toBeVisible();
  expect(screen.getByText('No invitation is open.')).toBeVisible();
  expect(screen.getByText(/No identity provider is set up/)).toBeVisible();
});

test('Other roles find no link to it, and read whom to ask', async () => {
  registry.answers['/auth/me'] = () =>
    ok({ kind: 'person', name: 'Bo', role: 'releaser', remotes: [], mayAdminister: false, mayNotify: true });
  showDashboard('/access');
  expect(await screen.findByText('Bo (releaser) may not manage tokens and people: ask an admin.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'People and tokens' })).toBeNull();
  expect(screen.queryByRole('button', { name: /End|Make|Sign out ./ })).toBeNull();
});

test('A token is made for a team, shown once, copied, and gone when it is hidden', async () => {
  const user = userEvent.setup();
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  registry.answers['POST /v1/tokens'] = () => ok({ text: 'paw_0123456789ab_secret', token: token({}) });
  showDashboard('/access');
  const tokens = await section('Tokens for programs');
  await user.click(tokens.getByText('Make a token'));
  await user.click(tokens.getByRole('button', { name: 'Make the token' }));
  expect(tokens.getByRole('alert')).toHaveTextContent('Write a name, as logs will show it.');
  await user.type(tokens.getByLabelText(/What it is for/), 'ci of cart');
  await user.click(tokens.getByRole('button', { name: 'Make the token' }));
  expect(tokens.getByRole('alert')).toHaveTextContent('Name the remotes of the team');
  await user.type(tokens.getByLabelText(/Its remotes/), 'cart, catalog');
  await user.selectOptions(tokens.getByLabelText('Good for'), '30 days');
  await user.click(tokens.getByRole('button', { name: 'Make the token' }));
  expect(await tokens.findByRole('heading', { name: 'The token of ci of cart' })).toHaveFocus();
  expect(registry.sent).toEqual([{ name: 'ci of cart', role: 'team', remotes: ['cart', 'catalog'], days: 30 }]);
  expect(tokens.getByText(/It is shown once/)).toBeVisible();
  await user.click(tokens.getByRole('button', { name: 'Copy' }));
  expect(await tokens.findByText('Copied.')).toBeVisible();
  expect(copied).toEqual(['paw_0123456789ab_secret']);
  await user.click(tokens.getByRole('button', { name: 'Hide it' }));
  expect(tokens.queryByDisplayValue('paw_0123456789ab_secret')).toBeNull();
});

test('A browser that does not copy has the text selected', async () => {
  registry.answers['POST /v1/invitations'] = () => ok({ path: '/auth/link/paw_secret', token: token({}) });
  showDashboard('/access');
  const invitations = await section('Invite by one-time link');
  await userEvent.click(invitations.getByText('Invite someone'));
  await userEvent.type(invitations.getByLabelText(/Name, as logs/), 'Bo');
  await userEvent.click(invitations.getByRole('button', { name: 'Make the link' }));
  const link = await invitations.findByLabelText<HTMLInputElement>('Link');
  expect(link).toHaveValue(`${location.origin}/auth/link/paw_secret`);
  expect(registry.sent).toEqual([{ name: 'Bo', role: 'viewer', remotes: [], hours: 24 }]);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await userEvent.click(invitations.getByRole('button', { name: 'Copy' }));
  expect(await invitations.findByText(/the text is selected/)).toBeVisible();
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});

test('Ending a token asks once more, and says when someone else was faster', async () => {
  registry.answers['DELETE /v1/tokens/0123456789ab'] = () => ok({ done: true, changed: false });
  showDashboard('/access');
  const tokens = await section('Tokens for programs');
  await userEvent.click(tokens.getByRole('button', { name: /^End the token ci of cart/ }));
  expect(tokens.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(tokens.getByRole('button', { name: 'Cancel' }));
  expect(tokens.getByRole('button', { name: /^End the token ci of cart/ })).toHaveFocus();
  expect(registry.calls).toEqual([]);
  await userEvent.click(tokens.getByRole('button', { name: /^End the token ci of cart/ }));
  registry.answers['GET /v1/tokens'] = () => ok({ tokens: [token({ ended: after(-1_000) })] });
  await userEvent.click(tokens.getByRole('button', { name: 'Yes, end' }));
  expect(await tokens.findByText('ci of cart had ended already: nothing was changed.')).toHaveFocus();
  expect(registry.calls).toEqual(['DELETE /v1/tokens/0123456789ab']);
  expect(tokens.getByText('Tokens that are over (1)')).toBeVisible();
});

test('A person is signed out of one browser, or of all', async () => {
  registry.answers['DELETE /v1/tokens/aaaaaaaaaaaa'] = () => ok({ done: true, changed: true });
  registry.answers['DELETE /v1/people/eva%40shop.example/sessions'] = () => ok({ ended: 1 });
  const eva = { email: 'eva@shop.example', role: 'releaser', remotes: [], by: 'Ana', at: after(-hour) };
  registry.answers['GET /v1/people'] = () => ok({ people: [eva], hasProvider: true });
  showDashboard('/access');
  const open = await section('Signed in now');
  await userEvent.click(open.getByRole('button', { name: /^Sign out Eva, aaaa/ }));
  await userEvent.click(open.getByRole('button', { name: 'Yes, sign out' }));
  expect(await open.findByText('Eva is signed out there.')).toBeVisible();
  const people = await section('People with a role');
  await userEvent.click(people.getByRole('button', { name: 'Sign out everywhere: eva@shop.example' }));
  await userEvent.click(people.getByRole('button', { name: 'Yes, sign out everywhere' }));
  expect(await people.findByText('eva@shop.example is signed out everywhere.')).toBeVisible();
});

test('A person gets a role by email address, and loses it', async () => {
  const person = { email: 'ana@shop.example', role: 'releaser', remotes: [], by: 'Ana', at: after(-hour) };
  registry.answers['PUT /v1/people/bo%40shop.example'] = () => ok({ done: true });
  registry.answers['GET /v1/people'] = () => ok({ people: [person], hasProvider: true });
  registry.answers['DELETE /v1/people/ana%40shop.example'] = () => ok({ done: true });
  showDashboard('/access');
  const people = await section('People with a role');
  await userEvent.click(people.getByText('Give a role'));
  await userEvent.type(people.getByRole('textbox'), 'bo{Enter}');
  expect(people.getByRole('alert')).toHaveTextContent('Write an email address');
  await userEvent.type(people.getByRole('textbox'), '@shop.example{Enter}');
  expect(await people.findByText('bo@shop.example may sign in as viewer.')).toBeVisible();
  await userEvent.click(people.getByRole('button', { name: 'End the role of ana@shop.example' }));
  await userEvent.click(people.getByRole('button', { name: 'Yes, end the role' }));
  expect(await people.findByText('ana@shop.example has no role anymore, and is signed out.')).toBeVisible();
});

test('What the registry refuses is shown in its words, and a lost answer says what to look for', async () => {
  registry.answers['POST /v1/tokens'] = () => refused(503, 'untrusted', 'The registry has no key.');
  showDashboard('/access');
  const tokens = await section('Tokens for programs');
  await userEvent.click(tokens.getByText('Make a token'));
  await userEvent.type(tokens.getByLabelText(/What it is for/), 'ci');
  await userEvent.selectOptions(tokens.getByLabelText('Role'), 'viewer');
  await userEvent.click(tokens.getByRole('button', { name: 'Make the token' }));
  expect(await tokens.findByText('The registry has no key.')).toBeVisible();
  delete registry.answers['POST /v1/tokens'];
  await userEvent.click(tokens.getByRole('button', { name: 'Make the token' }));
  expect(await tokens.findByText(/If a token of this name is listed, end it/)).toBeVisible();
});

test('A session that ends while a token is made says so, and nothing of the list stays', async () => {
  const over = () => refused(401, 'session_over', 'Your session has ended: sign in again.');
  showDashboard('/access');
  const tokens = await section('Tokens for programs');
  await userEvent.click(tokens.getByText('Make a token'));
  await userEvent.type(tokens.getByLabelText(/What it is for/), 'ci');
  await userEvent.selectOptions(tokens.getByLabelText('Role'), 'viewer');
  for (const path of ['POST /v1/tokens', 'GET /v1/tokens', 'GET /v1/people', '/v1/overview'])
    registry.answers[path] = over;
  await userEvent.click(tokens.getByRole('button', { name: 'Make the token' }));
  // Said by the action, and by the page as soon as it reads what is live.
  expect((await screen.findAllByRole('heading', { name: 'You are signed out' })).length).toBeGreaterThan(0);
  registry.tell('local', 3);
  await waitFor(() => expect(screen.queryByText('ci of cart')).toBeNull());
});
