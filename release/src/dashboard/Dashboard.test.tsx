import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, FakeRegistry, idOf, local, ok, refused } from './testing/fakeRegistry.ts';
import { showDashboard } from './testing/showDashboard.tsx';

let registry: FakeRegistry;
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
});

test('The overview shows environments side by side, with who made a release live and how many visitors a canary has', async () => {
  const canary = { release: idOf('c'), share: 10, since: new Date().toISOString() };
  registry.environments = [local, { ...local, env: 'production', remotes: [{ ...cart, canary }], shells: [] }];
  showDashboard();
  const row = await screen.findByRole('row', { name: /^cart/ });
  const [here, there] = within(row).getAllByRole('cell');
  expect(here).toHaveTextContent(/^bbbbbbbb\d+ s ago by ana \(signed in\)/);
  expect(there).toHaveTextContent('canary cccccccc for 10 %');
  expect(screen.getByRole('columnheader', { name: /local/ })).toHaveTextContent('1 of 1 shell follows');
  expect(screen.getByRole('columnheader', { name: /production/ })).toHaveTextContent('no shell runs');
});

test('A shell that does not follow is named beside its environment', async () => {
  const other = { ...local.shells[0]!, url: 'http://other:3000', state: 'refuses' as const, text: 'it throws' };
  registry.environments = [{ ...local, shells: [...local.shells, other] }];
  showDashboard();
  const head = await screen.findByRole('columnheader', { name: /local/ });
  expect(head).toHaveTextContent('1 of 2 shells follow');
  expect(head).toHaveTextContent('http://other:3000: does not follow');
});

test('A new entry is read as soon as the event stream tells of it, and read out', async () => {
  showDashboard();
  await screen.findByRole('row', { name: /^cart/ });
  registry.environments = [{ ...local, n: 3, remotes: [{ ...cart, live: idOf('d') }] }];
  registry.tell('local', 3);
  expect(await screen.findByText('local: cart is now dddddddd.')).toHaveAttribute('role', 'status');
});

test('A registry that is gone leaves the last picture with its age, and says how to roll back without it', async () => {
  showDashboard();
  await screen.findByRole('row', { name: /^cart/ });
  registry.isGone = true;
  registry.tell('local', 3);
  expect(await screen.findByRole('heading', { name: 'The registry does not answer' })).toBeVisible();
  expect(screen.getByText(/what you see is \d+ s old/)).toBeVisible();
  expect(screen.getByText(/--store <folder or bucket>/)).toBeVisible();
  expect(screen.getByRole('row', { name: /^cart/ })).toBeVisible();
});

test('A person whose session ended sees no more of the shop, and a link that signs in and returns', async () => {
  showDashboard();
  await screen.findByRole('row', { name: /^cart/ });
  registry.answers['/v1/overview'] = () => refused(401, 'session_over', 'Your session is over.');
  registry.tell('local', 3);
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^cart/ })).toBeNull();
});

test('A clock that is wrong is reported, and ages are by the registry’s', async () => {
  registry.at = () => new Date(Date.now() - 600_000).toISOString();
  registry.environments = [{ ...local, remotes: [{ ...cart, since: new Date(Date.now() - 660_000).toISOString() }] }];
  showDashboard();
  expect(await screen.findByText(/This device’s clock is 10 min ahead of the registry’s/)).toBeVisible();
  expect(await screen.findByText('1 min ago')).toBeVisible();
});

test('An empty store and an unknown environment are explained', async () => {
  registry.environments = [];
  const { unmount } = showDashboard();
  expect(await screen.findByText(/Nothing is live yet/)).toBeVisible();
  unmount();
  showDashboard('/env/nowhere');
  expect(await screen.findByRole('heading', { name: 'There is no environment “nowhere”' })).toBeVisible();
});

test('A log that cannot be read is explained in its column', async () => {
  registry.environments = [local, { ...local, env: 'staging', remotes: [], problem: 'Entry 4 of staging is damaged.' }];
  showDashboard();
  expect(await screen.findByRole('columnheader', { name: /staging/ })).toHaveTextContent(
    'Entry 4 of staging is damaged.',
  );
});

test('The timeline shows what each entry left, who did it and why, and what the releases differ in', async () => {
  const entry = {
    n: 2,
    at: new Date().toISOString(),
    by: 'bob (token)',
    action: 'rollback',
    text: '',
    reason: 'orders fail',
    setId: idOf('f'),
    moves: [{ remote: 'cart', from: idOf('c'), to: idOf('b'), revision: 'beef567890123' }],
    evidence: [],
  };
  registry.answers['/v1/environments/local/timeline'] = () => ok({ n: 2, found: 1, older: false, entries: [entry] });
  showDashboard('/env/local');
  const list = (await screen.findByText('Reason: orders fail')).closest('ol');
  expect(list).toHaveTextContent(/^2 Rolled back \d+ s ago by bob \(token\)/);
  expect(list).toHaveTextContent('cart: cccccccc to bbbbbbbb from beef567890');
  await userEvent.click(screen.getByText('What differs'));
  expect(await screen.findByText('cart@bbbb')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All to this moment: after entry 2' })).toBeVisible();
});

test('Each release of an environment has its owner and who published it beside who made it live', async () => {
  registry.environments = [{ ...local, remotes: [{ ...cart, publishedBy: 'ci of cart' }] }];
  showDashboard('/env/local');
  const row = (await screen.findByRole('heading', { name: 'cart' })).closest('li');
  expect(row).toHaveTextContent(/Ownerteam of cart, published by ci of cartSince.* by ana \(signed in\)/);
});

test('A search is part of the address, and finding nothing says what can be searched for', async () => {
  const asked: string[] = [];
  registry.answers['/v1/environments/local/timeline?limit=30&q=carol&remote=cart'] = () => {
    asked.push('carol');
    return ok({ n: 2, found: 0, older: false, entries: [] });
  };
  showDashboard('/env/local?q=carol&remote=cart');
  expect(await screen.findByText(/No entry “carol” of cart. Search for a person/)).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('carol');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No entry yet.')).toBeVisible();
  await waitFor(() => expect(asked).toEqual(['carol']));
});

test('Older entries are added below, and a new one above, however long the log is', async () => {
  const entryOf = (n: number) => ({
    n,
    at: new Date().toISOString(),
    by: 'ana',
    action: 'freeze',
    text: `freeze ${n}`,
    setId: idOf('f'),
    moves: [],
    evidence: [],
  });
  const path = '/v1/environments/local/timeline?limit=30';
  const page =
    (older: boolean, ...entries: number[]) =>
    () =>
      ok({ n: 900, found: 900, older, entries: entries.map(entryOf) });
  registry.answers[path] = page(true, 900, 899);
  registry.answers[`${path}&before=899`] = page(true, 898, 897);
  registry.answers[`${path}&before=897`] = page(false, 896);
  showDashboard('/env/local');
  const shown = () => screen.getAllByText(/^freeze \d+$/).map((one) => one.textContent?.slice(7));
  await screen.findByText('freeze 899');
  await userEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  await screen.findByText('freeze 897');
  registry.answers[path] = page(true, 901, 900);
  registry.environments = [{ ...local, n: 901 }];
  registry.tell('local', 901);
  await screen.findByText('freeze 901');
  await userEvent.click(screen.getByRole('button', { name: 'Older entries' }));
  await screen.findByText('freeze 896');
  expect(shown()).toEqual(['901', '900', '899', '898', '897', '896']);
  expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
});
