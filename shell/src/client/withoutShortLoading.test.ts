import { createMemoryRouter } from 'react-router-dom';
import { withoutShortLoading } from './withoutShortLoading.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A router with a page that is expected and one that is not. @returns what React would hear of it */
function open() {
  let arrive = () => {};
  const data = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const loader = () => data;
  const routes = ['/', '/expected'].map((path) => ({ path, ...(path !== '/' && { loader }) }));
  const router = withoutShortLoading(
    createMemoryRouter(routes),
    ({ pathname, search }) => pathname + search === '/expected?page=2',
  );
  const heard: string[] = [];
  const end = router.subscribe(({ navigation, location }) => heard.push(`${navigation.state} ${location.pathname}`));
  return { router, heard, end, arrive };
}

test('React is notified of a navigation that ended during hydration', async () => {
  const plain = createMemoryRouter([{ path: '/' }, { path: '/back' }]);
  const router = withoutShortLoading(plain, () => false);
  // The signals subscribe first, as in the shell. With no subscriber, the router itself would keep the missed update for React.
  plain.subscribe(() => undefined);
  await plain.navigate('/back');
  // React still hydrates with the server page's state.
  expect(router.state.location.pathname).toBe('/');
  const heard: string[] = [];
  const listen = () => router.subscribe(({ location }) => heard.push(location.pathname));
  listen()();
  listen()();
  expect(heard).toEqual(['/back']);
  expect(router.state.location.pathname).toBe('/back');
});

test('a page that arrives in a moment is not reported as loading', async () => {
  const { router, heard, arrive } = open();
  const opened = router.navigate('/expected?page=2');
  jest.advanceTimersByTime(99);
  arrive();
  await opened;
  jest.runAllTimers();
  expect(heard).toEqual(['idle /expected']);
  expect(router.state.location.pathname).toBe('/expected');
});

test('an expected page that is late is reported as loading', async () => {
  const { router, heard, arrive } = open();
  const opened = router.navigate('/expected?page=2');
  jest.advanceTimersByTime(100);
  expect(heard).toEqual(['loading /']);
  arrive();
  await opened;
  expect(heard).toEqual(['loading /', 'idle /expected']);
});

test('any other page is reported as loading at once, and so is one with another query', () => {
  const { router, heard } = open();
  void router.navigate('/expected');
  expect(heard).toEqual(['loading /']);
});

test('a click on another link before the page arrives opens that link’s page', async () => {
  const { router, heard } = open();
  void router.navigate('/expected?page=2');
  await router.navigate('/');
  jest.runAllTimers();
  expect(heard).toEqual(['idle /']);
});

test('a subscriber is not called after it has unsubscribed', () => {
  const { router, heard, end } = open();
  void router.navigate('/expected?page=2');
  end();
  jest.runAllTimers();
  expect(heard).toEqual([]);
});
