import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HurtAnswer } from '../registryApi.ts';
import { cart, FakeRegistry, idOf, local, ok, refused } from '../testing/fakeRegistry.ts';
import { showDashboard } from '../testing/showDashboard.tsx';

const HOUR = 3_600_000;
const from = '2026-03-04T10:00:00.000Z';
const at = (hours: number) => new Date(Date.parse(from) + hours * HOUR).toISOString();
const change = (n: number, hours: number, remote: string, to: string) => ({
  n,
  at: at(hours),
  by: 'eve (token)',
  action: 'activate',
  text: `eve activated ${remote}@${to}`,
  setId: idOf('e'),
  moves: [{ remote, to }],
  evidence: [],
});

const answer: HurtAnswer = {
  from,
  part: HOUR,
  parts: 6,
  remotes: [
    {
      remote: 'account',
      views: [9, 9, 9, 9, 9, 9],
      hurt: [0, 0, 0, 1, 0, 0],
      slow: [1, 0, 0, 0, 0, 0],
      measured: [5, 5, 5, 5, 5, 5],
    },
    {
      remote: 'cart',
      views: [9, 9, 9, 9, 90, 9],
      hurt: [0, 0, 0, 0, 31, 2],
      slow: [0, 0, 0, 0, 4, 0],
      measured: [5, 5, 5, 5, 50, 5],
    },
  ],
  entries: [4, 4, 4, 4, 4, 4],
  silent: [0, 0, 0, 0, 2, 0],
  apiDown: [0, 0, 40_000, 0, 0, 0],
  changes: [change(1, 1.5, 'account', idOf('7')), change(2, 4.08, 'cart', idOf('b'))],
  errors: [
    {
      remote: 'cart',
      release: idOf('b'),
      revision: 'beef567890123',
      publishedBy: 'ci of cart',
      route: '/viewcart',
      kind: 'throw',
      failed: 31,
      views: 90,
      others: { failed: 1, views: 900 },
      first: '2026-03-04T14:05:00.000Z',
      last: '2026-03-04T14:40:00.000Z',
      shownBy: { n: 2, at: '2026-03-04T14:04:48.000Z', by: 'eve (token)', how: 'live' },
    },
  ],
  moreErrors: 0,
};

let registry: FakeRegistry;
const call = '/v1/environments/local/hurt';
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  registry.answers[call] = () => ok(answer);
});

const slider = (title: string) => screen.getByRole('slider', { name: `Moment of ${title}` });

test('Without a click the view says which release broke which page when, whose it is, and offers the rollback', async () => {
  showDashboard('/env/local/hurt');
  const region = await screen.findByRole('region', { name: 'What hurt most' });
  expect(region).toHaveTextContent(
    'cart bbbbbbbb on /viewcart: a region threw an error in 34 % of 90 views, with other releases in 0.1 %. First seen Mar 4, 14:05 UTC.',
  );
  expect(region).toHaveTextContent(
    'eve (token) made it live at 14:04 UTC, entry 2. Owner: the team of cart. Published by ci of cart. It is live now.',
  );
  expect(within(region).getByRole('link', { name: 'Roll back cart' })).toHaveAttribute(
    'href',
    '/env/local/remotes/cart/roll-back',
  );
});

test('The plots begin at the first failure of the worst, whose plot is the first', async () => {
  showDashboard('/env/local/hurt');
  await screen.findByRole('region', { name: 'Moment' });
  expect(screen.getAllByRole('figure').map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'cart',
    'account',
    'Pages that never answered',
  ]);
  expect(slider('cart')).toHaveAttribute(
    'aria-valuetext',
    `Mar 4, 14:00 to 15:00 UTC: 31 hurt visits of 90 views, 4 slow views of 50 measured; entry 2: eve activated cart@${idOf('b')}`,
  );
});

test('A slider moves all plots, and the buttons go from change to change', async () => {
  showDashboard('/env/local/hurt');
  const moment = await screen.findByRole('region', { name: 'Moment' });
  fireEvent.change(slider('account'), { target: { value: '2' } });
  expect(slider('cart')).toHaveValue('2');
  expect(moment).toHaveTextContent('Mar 4, 12:00 to 13:00 UTC');
  expect(moment).toHaveTextContent('No change in this time. The last one before: entry 1');
  expect(moment).toHaveTextContent('The api did not answer for 40 s');
  await userEvent.click(screen.getByRole('button', { name: 'Earlier change' }));
  expect(moment).toHaveTextContent('11:30, entry 1: eve activated account@');
  expect(screen.getByRole('button', { name: 'Earlier change' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Later change' }));
  expect(slider('cart')).toHaveValue('4');
  expect(within(moment).getByRole('link', { name: 'Roll back cart' })).toBeVisible();
});

test('Each plot marks its own changes, and those of others more faintly', async () => {
  showDashboard('/env/local/hurt');
  await screen.findByRole('region', { name: 'Moment' });
  const [cartPlot] = screen.getAllByRole('figure');
  expect(cartPlot?.querySelectorAll('.plot-change')).toHaveLength(2);
  expect(cartPlot?.querySelectorAll('.plot-change.is-own')).toHaveLength(1);
  expect(cartPlot?.querySelector('.plot-hurt')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
});

test('A plot is also a table, with the changes in their rows', async () => {
  showDashboard('/env/local/hurt');
  await screen.findByRole('region', { name: 'Moment' });
  await userEvent.click(screen.getByText(': cart', { selector: 'summary *' }));
  const rows = within(screen.getByRole('region', { name: 'Table of cart' })).getAllByRole('row');
  expect(rows).toHaveLength(7);
  expect(rows[2]).toHaveTextContent('Mar 4, 14:00 to 15:00 UTC31 of 904 of 50entry 2, eve activated cart@');
  expect(rows[5]).toHaveTextContent('elsewhere: entry 1');
});

test('Kinds of failures name route, release, owner, when they were seen and who showed the release', async () => {
  showDashboard('/env/local/hurt');
  const table = await screen.findByRole('region', { name: 'Kinds of failures' });
  const row = within(table).getByRole('row', { name: /^\/viewcart/ });
  expect(row).toHaveTextContent('cart bbbbbbbb (live)team of cart, published by ci of cart, from beef567890');
  expect(row).toHaveTextContent('31 of 90 (34 %)other releases 0.1 %');
  expect(row).toHaveTextContent('first Mar 4, 14:05 UTClast Mar 4, 14:40 UTCeve (token), entry 2');
});

const places = [
  { place: `shell/${idOf('5')}/browser/main.js:1:9`, file: 'react-dom/cjs/react-dom-client.js', line: 900, column: 3 },
  {
    place: `cart/${idOf('b')}/browser/page-viewcart.js:1:2345`,
    file: 'src/view-cart/Lines.tsx',
    line: 12,
    column: 7,
    inside: 'Lines',
    text: { from: 11, lines: ['  const line = lines[0];', '  if (line) throw new Error(`<b>${line}</b>`);'] },
  },
  {
    place: `cart/${idOf('b')}/browser/start.js:1:5`,
    unmapped: 'The source maps of this release do not have this place.',
  },
];

test('A failure with an example shows the line of its own source that threw, as text, and every other place', async () => {
  const [first] = answer.errors;
  registry.answers[call] = () => ok({ ...answer, errors: [{ ...first, stack: places }] });
  showDashboard('/env/local/hurt');
  const worst = await screen.findByRole('region', { name: 'What hurt most' });
  const list = within(worst).getByRole('list', { name: 'Thrown at src/view-cart/Lines.tsx:12:7 in Lines' });
  const [react, own, other] = within(list).getAllByRole('listitem');
  expect(react).toHaveTextContent('react-dom/cjs/react-dom-client.js:900:3 (shell)');
  expect(own).toHaveTextContent('> 12 if (line) throw new Error(`<b>${line}</b>`);');
  expect(other).toHaveTextContent('/browser/start.js:1:5The source maps of this release do not have this place.');
  const table = screen.getByRole('region', { name: 'Kinds of failures' });
  expect(within(table).getByText(/^Thrown at/, { selector: 'summary' })).toBeVisible();
});

test('The first kinds of failures are shown, and the others on demand', async () => {
  const [first] = answer.errors;
  const errors = Array.from({ length: 9 }, (_, n) => ({ ...first, route: `/page-${n}` }));
  registry.answers[call] = () => ok({ ...answer, errors, moreErrors: 3 });
  showDashboard('/env/local/hurt');
  const table = await screen.findByRole('region', { name: 'Kinds of failures' });
  expect(within(table).getAllByRole('row')).toHaveLength(7);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 9 kinds' }));
  expect(within(table).getAllByRole('row')).toHaveLength(10);
  expect(screen.getByText(/^3 more kinds are not listed/)).toBeVisible();
});

test('The time and the remote are links that change the address, and the command says both', async () => {
  const day = jest.fn(() => ok({ ...answer, errors: [] }));
  registry.answers[`${call}?range=day`] = day;
  showDashboard('/env/local/hurt');
  await screen.findByRole('region', { name: 'What hurt most' });
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Look back' })).getByText('a day'));
  expect(await screen.findByText('No failure was reported since Mar 4, 10:00 UTC.')).toBeVisible();
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Remote' })).getByText('account'));
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.getByText(/hurt account --range day --env local --registry/)).toBeVisible();
});

test('A role that may not roll back reads whose it is, without a button', async () => {
  registry.environments = [{ ...local, remotes: [{ ...cart, mayRollBack: false }] }];
  showDashboard('/env/local/hurt');
  expect(await screen.findByText(/Owner: the team of cart/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Roll back/ })).toBeNull();
});

test('A shop whose shells report nothing, and a registry that refuses, leave no blank view', async () => {
  const none = { ...answer, remotes: [], changes: [], errors: [] };
  registry.answers[call] = () => ok(none);
  const { unmount } = showDashboard('/env/local/hurt');
  expect(await screen.findByText(/No shell has reported a page view since/)).toBeVisible();
  unmount();
  registry.answers[call] = () => refused(503, 'unavailable', 'The store cannot be read.');
  showDashboard('/env/local/hurt');
  expect(await screen.findByText('The store cannot be read.')).toBeVisible();
});
