import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { OverviewPage } from '../overview/OverviewPage.tsx';
import { cart, FakeRegistry, idOf, local } from '../testing/fakeRegistry.ts';
import { LiveProvider } from './LiveProvider.tsx';

let registry: FakeRegistry;
let drawn = 0;
let now = 0;
beforeEach(() => {
  registry = new FakeRegistry();
  registry.install();
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const ago = (ms: number) => new Date(now - ms).toISOString();

async function show(since: string) {
  const remotes = ['cart', 'catalog'].map((remote) => ({ ...cart, remote, since }));
  registry.environments = [{ ...local, remotes }];
  render(
    <MemoryRouter>
      <LiveProvider>
        <Profiler id="overview" onRender={() => drawn++}>
          <OverviewPage />
        </Profiler>
      </LiveProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('row', { name: /^cart/ });
  registry.tell('local', local.n);
  drawn = 0;
}

/** The registry is heard later, with the same head. */
function hear(later: number): void {
  now += later;
  registry.tell('local', local.n);
}

test('a tick of the clock draws no cell of the overview', async () => {
  await show(ago(7_200_000));
  for (let tick = 0; tick < 5; tick++) hear(1_000);
  expect(drawn).toBe(0);
});

test('an age that changes is a new text, and nothing else', async () => {
  await show(ago(20_000));
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  const cell = screen.getAllByRole('cell')[0];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  hear(1_000);
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(cell).toHaveTextContent(/^bbbbbbbb21 s ago/);
  expect(changes.map(({ type }) => type)).toEqual(['characterData', 'characterData']);
});

test('an answer that says the same again draws nothing, and one that differs draws the new release', async () => {
  await show(ago(7_200_000));
  const asked = jest.fn();
  const before = registry.answers['/v1/overview'];
  registry.answers['/v1/overview'] = async (body) => {
    asked();
    return (await before?.(body)) ?? { status: 500, body: {} };
  };
  registry.tell('local', 9);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  expect([asked.mock.calls.length, drawn]).toEqual([1, 0]);
  registry.environments = [{ ...local, n: 9, remotes: [{ ...cart, live: idOf('d') }] }];
  registry.tell('local', 9);
  expect(await screen.findByText('dddddddd')).toBeVisible();
});

test('heads that are heard while the overview is read cause no second read, unless they are newer than its answer', async () => {
  let answer = () => {};
  const asked = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const before = registry.answers['/v1/overview'];
  registry.answers['/v1/overview'] = async (body) => {
    await asked();
    return (await before?.(body)) ?? { status: 500, body: {} };
  };
  render(
    <MemoryRouter>
      <LiveProvider>
        <OverviewPage />
      </LiveProvider>
    </MemoryRouter>,
  );
  registry.tell('local', local.n);
  await act(async () => answer());
  await screen.findByRole('row', { name: /^cart/ });
  expect(asked).toHaveBeenCalledTimes(1);
  registry.tell('local', local.n + 1);
  registry.tell('local', local.n + 2);
  registry.environments = [{ ...local, n: local.n + 1 }];
  await act(async () => answer());
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
});
