import type { SentSet } from '@paw/contract/releaseSet.ts';
import type { DataRouter, Location } from 'react-router-dom';
import { subscribeToReleases } from './subscribeToReleases.ts';
import { browserNavigation } from './documentNavigation.ts';

const shell = `shell@${'c'.repeat(16)}`;
const on = `${shell},catalog@${'a'.repeat(16)}`;
const set = { remotes: { catalog: { release: 'a'.repeat(16) } } } as unknown as SentSet;
const target = { pathname: '/viewcart', search: '?a=1', hash: '', state: null, key: 'k' } as Location;

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly OPEN = 1;
  static all: FakeStream[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeStream.all.push(this);
  }
  close() {
    this.readyState = 2;
  }
  say(left: string[], recalled: string[] = []) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ left, recalled }) }));
  }
}

let end: () => void;
let subscriber: (state: unknown) => void;
const router = {
  state: { navigation: { state: 'idle' } as object },
  dispose: jest.fn(),
  subscribe: (listener: typeof subscriber) => {
    subscriber = listener;
    return () => undefined;
  },
};
const [assign, reload] = [jest.fn(), jest.fn()];
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const go = (location = target) => {
  router.state.navigation = { state: 'loading', location };
  subscriber(router.state);
};

beforeEach(() => {
  FakeStream.all = [];
  router.state.navigation = { state: 'idle' };
  Object.assign(globalThis, { EventSource: FakeStream });
  Object.assign(browserNavigation, { assign, reload });
  jest.clearAllMocks();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  end = subscribeToReleases(set, router as unknown as DataRouter, shell);
});
afterEach(() => {
  end();
  show('visible');
});

test('a tab on an older release continues unchanged', () => {
  FakeStream.all[0]?.say([]);
  go();
  expect([assign.mock.calls, router.dispose.mock.calls]).toEqual([[], []]);
});

test('a tab on a release that was taken back gets its next page from the server', () => {
  expect(FakeStream.all[0]?.url).toBe(`/events?on=${on}`);
  FakeStream.all[0]?.say([on]);
  expect([assign, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
  go();
  expect(assign.mock.calls).toEqual([['/viewcart?a=1']]);
  expect(router.dispose).toHaveBeenCalledTimes(1);
});

test('Back has changed the URL already, and the state for the next page is kept', () => {
  FakeStream.all[0]?.say([on]);
  go({ ...target, pathname: '/', search: '' });
  expect(reload).toHaveBeenCalledTimes(1);
  go({ ...target, state: { done: 'signed up' } });
  expect(history.state).toEqual({ usr: { done: 'signed up' }, key: 'k', idx: 1 });
  expect([location.pathname, reload.mock.calls.length, assign.mock.calls.length]).toEqual(['/viewcart', 2, 0]);
});

test('a tab on a recalled release reloads at once, but not repeatedly', () => {
  FakeStream.all[0]?.say([on], [on]);
  FakeStream.all[0]?.say([on], [on]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('only a visible page holds a stream', () => {
  show('hidden');
  expect(FakeStream.all.map(({ readyState }) => readyState)).toEqual([2]);
  show('visible');
  expect(FakeStream.all.map(({ readyState }) => readyState)).toEqual([2, 1]);
});

test('of many visible tabs few hold a stream, and a closed one makes room', async () => {
  const held = new Set<string>();
  const request = async (name: string, _: object, take: (lock: object | null) => Promise<void> | undefined) => {
    if (held.has(name)) return take(null);
    held.add(name);
    await take({});
    held.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  end();
  FakeStream.all = [];
  const ends = Array.from({ length: 5 }, () => subscribeToReleases(set, router as unknown as DataRouter, shell));
  expect(FakeStream.all).toHaveLength(3);
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  ends.push(subscribeToReleases(set, router as unknown as DataRouter, shell));
  expect(FakeStream.all.filter(({ readyState }) => readyState === FakeStream.OPEN)).toHaveLength(3);
  for (const one of ends) one();
  Reflect.deleteProperty(navigator, 'locks');
});

test('without a stream a tab polls when it navigates, at most once in some seconds', async () => {
  FakeStream.all[0]?.dispatchEvent(new Event('full'));
  const ask = jest.fn(async (_url: string, _options: object) => Response.json({ left: [on], recalled: [] }));
  globalThis.fetch = ask as never;
  go();
  go();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ask.mock.calls).toEqual([[`/set?on=${on}`, { cache: 'no-store' }]]);
  expect(assign).toHaveBeenCalledWith('/viewcart?a=1');
});

test('a tab that runs a canary is watched; others are not', () => {
  const onWatched = jest.fn();
  const stop = subscribeToReleases(set, router as unknown as DataRouter, shell, onWatched);
  const stream = FakeStream.all.at(-1);
  stream?.say([]);
  expect(onWatched).not.toHaveBeenCalled();
  const data = JSON.stringify({ left: [], recalled: [], watched: true });
  stream?.dispatchEvent(new MessageEvent('message', { data }));
  expect(onWatched).toHaveBeenCalledTimes(1);
  stop();
});
