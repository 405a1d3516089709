import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { Link } from '@paw/ui/router.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { laterData } from './laterData.ts';
import { Still } from './Still.tsx';

const pressed = jest.fn();
function Words({ word }: { word: string }) {
  return (
    <section>
      <h2>{word}</h2>
      <Link to="/shipping" onClick={pressed}>
        Shipping policy
      </Link>
    </section>
  );
}

const page = (ways: ReturnType<typeof makeWays>, word: string, isLive = false) => (
  <MemoryRouter>
    <Still ways={ways} isLive={isLive}>
      {(module) => <module.Words word={word} />}
    </Still>
  </MemoryRouter>
);
const makeWays = (load = async () => ({ Words })) => laterData('test-data', load);

/** The server's page, hydrated in a browser without the code. */
async function open(load?: () => Promise<{ Words: typeof Words }>) {
  const onServer = makeWays();
  await onServer.load();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(page(onServer, 'Sent'));
  const ways = makeWays(load);
  const hydrated = await act(async () => hydrateRoot(root, page(ways, 'Sent')));
  return { ways, show: (word: string, isLive: boolean) => act(async () => hydrated.render(page(ways, word, isLive))) };
}

const link = () => screen.getByRole('link', { name: 'Shipping policy' });
const heading = () => screen.getByRole('heading', { level: 2 });

beforeEach(() => pressed.mockReset());

test('the server’s HTML stays, even when the code has loaded, until something else has to be shown', async () => {
  const { ways, show } = await open();
  const sent = heading();
  await act(() => ways.load());
  await show('Changed', false);
  expect(heading()).toBe(sent);
  link().focus();
  await show('Changed', true);
  expect(heading()).toHaveTextContent('Changed');
  expect(link()).toHaveFocus();
  await show('Changed again', false);
  expect(heading()).toHaveTextContent('Changed again');
});

test('a link that is pressed is followed by the page’s own code, once', async () => {
  await open();
  await userEvent.click(link());
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.click(link());
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('when its code does not load, what was sent stays, with a notice, until another try succeeds', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  let isThere = false;
  const { show } = await open(async () => (isThere ? { Words } : Promise.reject(new Error('offline'))));
  await show('Changed', true);
  expect(heading()).toHaveTextContent('Sent');
  expect(await screen.findByText(/We couldn’t load this part of the page/)).toBeVisible();
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(heading()).toHaveTextContent('Changed');
  expect(screen.queryByText(/We couldn’t load/)).toBeNull();
  logged.mockRestore();
});

test('where nothing was hydrated, the code loads at once', async () => {
  const ways = makeWays();
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const { createRoot } = await import('react-dom/client');
  await act(async () => createRoot(root).render(page(ways, 'New')));
  expect(heading()).toHaveTextContent('New');
});
