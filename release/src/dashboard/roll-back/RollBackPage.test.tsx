import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, FakeRegistry, idOf, local, ok, refused } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';

let registry: FakeRegistry;
const call = '/v1/environments/local/rollback';
const view = '/env/local/remotes/cart/roll-back';
const plan = {
  dryRun: true,
  changed: false,
  seen: 2,
  changes: { cart: idOf('a') },
  abandoned: { cart: idOf('b') },
  notes: ['cart@bbbb has a canary, which ends.'],
};
const planned = ok({ text: '', lines: [], data: plan });
const done = ok({ text: 'It is live on 1 shell after 12 ms.', lines: [], data: { changed: true, n: 3 } });

beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  registry.answers[call] = ({ dryRun }) => (dryRun ? planned : done);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('The plan says what is left, what that loses and who is on it, before a reason is asked for', async () => {
  const tabs = [{ remote: 'cart', release: idOf('b'), inView: 12, asked: 0, mark: 'live' }];
  registry.answers['/v1/environments/local/tabs'] = () => ok({ tabs, silent: [] });
  showDashboard(view);
  const region = await screen.findByRole('region', { name: 'Plan' });
  expect(region).toHaveTextContent(`cart from ${idOf('b')} to ${idOf('a')}`);
  expect(await screen.findByText('It loses pages /gift-cards.')).toBeVisible();
  expect(await screen.findByText('12 visible tabs run it now.')).toBeVisible();
  expect(region).toHaveTextContent('cart@bbbb has a canary, which ends.');
});

test('Two taps roll back: a reason and the button; the call names both releases and the entry that was seen', async () => {
  showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Orders fail' }));
  await press('Roll back cart');
  expect(await screen.findByRole('heading', { name: 'Rolled back' })).toHaveFocus();
  expect(screen.getByText('It is live on 1 shell after 12 ms.')).toBeVisible();
  expect(await screen.findByText('No visible tab runs what was left.')).toBeVisible();
  const goal = { remotes: [`cart@${idOf('b')}`], to: idOf('a') };
  expect(registry.sent).toEqual([
    { ...goal, dryRun: true },
    { ...goal, seen: 2, reason: 'Orders fail' },
  ]);
});

test('Without a reason nothing is sent, and the first one has the focus', async () => {
  showDashboard(view);
  await screen.findByRole('button', { name: 'Roll back cart' });
  await press('Roll back cart');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  expect(screen.getByRole('radio', { name: 'Errors on pages' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }));
  await press('Roll back cart');
  expect(screen.getByRole('alert')).toHaveTextContent('Write the reason.');
  await userEvent.type(screen.getByRole('textbox'), 'a wrong price{Enter}');
  await screen.findByRole('heading', { name: 'Rolled back' });
  expect(registry.sent.at(-1)).toMatchObject({ reason: 'a wrong price' });
});

test('A second tap while it is sent does nothing', async () => {
  let answer: (value: typeof done) => void = () => {};
  const held = new Promise<typeof done>((resolve) => {
    answer = resolve;
  });
  registry.answers[call] = ({ dryRun }) => (dryRun ? planned : held);
  showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  await press('Roll back cart');
  expect(await screen.findByRole('heading', { name: 'Rolling back' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Roll back cart' })).toBeNull();
  expect(screen.getByText('The registry was asked.')).toBeVisible();
  // Shells of the entry before say nothing about this one.
  expect(screen.queryByText('1 of 1 shell follows')).toBeNull();
  registry.environments = [{ ...local, n: 3, remotes: [{ ...cart, live: idOf('a') }] }];
  registry.tell('local', 3);
  expect(await screen.findByText('It is in the log. Shells switch now.')).toBeVisible();
  answer(done);
  await screen.findByRole('heading', { name: 'Rolled back' });
  expect(registry.sent).toHaveLength(2);
});

test('A screen reader hears once that it is rolled back, and what others make live meanwhile', async () => {
  const catalog = { ...cart, remote: 'catalog' };
  registry.environments = [{ ...local, remotes: [cart, catalog] }];
  const heard = new Set<string>();
  const listen = () => {
    for (const one of screen.queryAllByRole('status')) heard.add(one.textContent ?? '');
  };
  const observer = new MutationObserver(listen);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  await press('Roll back cart');
  const moved = [
    { ...cart, live: idOf('a') },
    { ...catalog, live: idOf('d') },
  ];
  registry.environments = [{ ...local, n: 4, remotes: moved }];
  registry.tell('local', 4);
  await screen.findByText('local: catalog is now dddddddd.');
  await screen.findByText('It is live on 1 shell after 12 ms.');
  listen();
  observer.disconnect();
  const ofCart = [...heard].filter((text) => /cart is now|It is live/.test(text));
  expect(ofCart).toEqual(['It is live on 1 shell after 12 ms.']);
});

test('When someone else is faster, the button goes, and a new plan can be made', async () => {
  showDashboard(view);
  await screen.findByRole('button', { name: 'Roll back cart' });
  registry.environments = [{ ...local, n: 3, remotes: [{ ...cart, live: idOf('a'), rollsBackTo: idOf('9') }] }];
  registry.tell('local', 3);
  expect(await screen.findByText(/Someone changed this while you looked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back cart' })).toBeNull();
  await press('Make a new plan');
  await screen.findByRole('region', { name: 'In a terminal' });
  expect(registry.sent.at(-1)).toMatchObject({ remotes: [`cart@${idOf('a')}`], to: idOf('9') });
});

test('What the registry refuses is shown in its words, and an answer that someone did it already, too', async () => {
  registry.answers[call] = ({ dryRun }) =>
    dryRun ? planned : refused(409, 'out_of_date', 'cart has changed since: bob rolled it back.');
  const { unmount } = showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  await press('Roll back cart');
  expect(await screen.findByText('cart has changed since: bob rolled it back.')).toBeVisible();
  unmount();
  const text = `cart@${idOf('b')} is not live.\nNothing to do.`;
  registry.answers[call] = ({ dryRun }) => (dryRun ? planned : ok({ text, lines: [], data: { changed: false } }));
  showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  await press('Roll back cart');
  expect(await screen.findByRole('heading', { name: 'Nothing was changed' })).toHaveFocus();
});

test('A shell that refuses what was written is named with its reason, beside what the others do', async () => {
  registry.answers[call] = ({ dryRun }) =>
    dryRun ? planned : refused(409, 'shell_refused', 'The rollback did not go live: http://shop:3000 says: it throws.');
  showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  await press('Roll back cart');
  expect(await screen.findByText(/http:\/\/shop:3000 says: it throws/)).toBeVisible();
  expect(screen.getByText('1 of 1 shell follows')).toBeVisible();
});

test('A shell that is gone is named with what is known of it, and is no shell that has to follow', async () => {
  const gone = { url: 'http://shop:3001', host: 'shop', pid: 8, state: 'silent' as const, text: 'last seen 40 s ago' };
  registry.environments = [{ ...local, shells: [...local.shells, gone] }];
  const { unmount } = showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  await press('Roll back cart');
  expect(await screen.findByRole('heading', { name: 'Rolled back' })).toHaveFocus();
  expect(screen.getByText('1 of 1 shell follows')).toBeVisible();
  expect(screen.getByText('http://shop:3001: silent')).toBeVisible();
  expect(screen.getByText('pid 8 on shop: last seen 40 s ago')).toBeVisible();
  unmount();
  registry.environments = [{ ...local, shells: [gone] }];
  showDashboard('/');
  expect(await screen.findByText('no shell answers')).toBeVisible();
});

test('When the connection breaks, the page says that it may have been done, and that asking again is safe', async () => {
  showDashboard(view);
  await userEvent.click(await screen.findByRole('radio', { name: 'Too slow' }));
  delete registry.answers[call];
  await press('Roll back cart');
  expect(await screen.findByText(/It is safe to ask again: nothing is done twice/)).toBeVisible();
});

test('A role that may not roll back, and a remote without an earlier release, are explained without a button', async () => {
  registry.environments = [{ ...local, remotes: [{ ...cart, mayRollBack: false }] }];
  const { unmount } = showDashboard(view);
  expect(await screen.findByText(/Ana \(releaser\) may not roll back cart: ask the team of cart/)).toBeVisible();
  unmount();
  const { rollsBackTo: __, ...first } = cart;
  registry.environments = [{ ...local, remotes: [first] }];
  showDashboard(view);
  expect(await screen.findByText(/has no earlier release that was not abandoned/)).toBeVisible();
  expect(registry.sent).toEqual([]);
});

test('All remotes go back to the set after an entry', async () => {
  const entry = { n: 1, at: '', by: '', action: 'activate', text: '', setId: idOf('7'), moves: [], evidence: [] };
  registry.answers['/v1/environments/local/timeline?before=2&limit=1'] = () =>
    ok({ n: 2, found: 1, older: false, entries: [entry] });
  showDashboard('/env/local/entries/1/roll-back');
  await userEvent.click(await screen.findByRole('radio', { name: 'Errors on pages' }));
  await press('Roll back all');
  await screen.findByRole('heading', { name: 'Rolled back' });
  expect(registry.sent.at(-1)).toEqual({ all: true, toSet: idOf('7'), seen: 2, reason: 'Errors on pages' });
});
