import type { LateCode } from '@paw/ui/SlotPlace.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ChunkState } from '../chunks/ChunkLoader.ts';
import { LoadingFailed } from '../failures/kindOfFailure.ts';
import { noRemotes } from '../testing/inShell.tsx';
import { type RemoteAccess, RemoteAccessContext } from './RemoteAccess.tsx';
import { RemoteRegion } from './RemoteRegion.tsx';

/** Tells an observed element that it is in the viewport. */
let see: () => void;
const sent = jest.fn();

function Component() {
  const [said, setSaid] = useState('');
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent((event.currentTarget.elements.namedItem('email') as HTMLInputElement).value);
    setSaid('Thanks.');
  };
  return (
    <form action="/subscribe" method="post" aria-label="News" onSubmit={subscribe}>
      <input name="email" aria-label="Email" />
      <button type="submit">Subscribe</button>
      <p>{said}</p>
      <button type="button" onClick={() => setSaid(said ? `${said} again` : 'Pressed')}>
        Say it
      </button>
    </form>
  );
}

const ready: ChunkState = { status: 'ready', module: { Component } };
const label = 'content@1';

interface Given {
  /** What happens before hydration. */
  meanwhile?: () => void;
  late?: LateCode;
  isWanted?: () => boolean;
  onMissedPress?: () => void;
  quiet?: boolean;
  fallback?: null;
}

/** The server's HTML, hydrated without the component's code. */
async function openPage({ meanwhile, ...given }: Given = {}) {
  let state: ChunkState = { status: 'idle' };
  const listeners = new Set<() => void>();
  const become = (next: ChunkState) =>
    act(async () => {
      state = next;
      for (const listener of listeners) listener();
    });
  const end = jest.fn();
  const signals = { works: jest.fn((_: string) => end), failed: jest.fn() };
  const load = jest.fn(async () => undefined as never);
  const live = { release: '1', federationName: '', entry: '', routes: [], slots: [], start: { js: [], css: [] } };
  const set = { id: 's', remotes: { content: live } };
  const onServer: RemoteAccess = { ...noRemotes, set, state: () => ready };
  const tree = (access: RemoteAccess) => (
    <MemoryRouter>
      <RemoteAccessContext value={access}>
        <RemoteRegion
          late="near"
          {...given}
          remote="content"
          part="slot:News"
          name="News"
          componentProps={{}}
          waiting={null}
        />
      </RemoteAccessContext>
    </MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(tree(onServer));
  const html = root.querySelector('[data-late]')?.innerHTML ?? '';
  const subscribe: RemoteAccess['subscribe'] = (_, listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const serverHtml = () => ({ html, isWaiting: false });
  const access: RemoteAccess = { set, state: () => state, subscribe, load, retry: load, serverHtml, signals };
  meanwhile?.();
  const hydrated = await act(async () => hydrateRoot(root, tree(access)));
  return { load, become, signals, end, leave: () => act(() => hydrated.unmount()) };
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));

beforeEach(() => {
  document.body.innerHTML = '';
  sent.mockReset();
  see = () => undefined;
  class FakeObserver {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('the code loads when the region is about to be seen, and the region is reported as working before', async () => {
  const { load, signals } = await openPage();
  expect(load).not.toHaveBeenCalled();
  expect(signals.works).toHaveBeenCalledWith(label);
  see();
  expect(load).toHaveBeenCalledWith('content', 'slot:News');
});

test('code that fails then is reported, and the region no longer works', async () => {
  const { become, signals, end } = await openPage();
  await become({ status: 'failed', error: new LoadingFailed('content', '1', 'slot:News', new Error('404')) });
  expect(end).toHaveBeenCalledTimes(1);
  expect(signals.failed).toHaveBeenCalledWith(label, 0, 'chunk');
});

test('typed text, focus and the cursor’s place survive the component’s arrival', async () => {
  const { become } = await openPage();
  await userEvent.type(email(), 'ada@example');
  email().setSelectionRange(3, 3);
  const before = email();
  await become(ready);
  expect(email()).not.toBe(before);
  expect(email()).toHaveValue('ada@example');
  expect(email()).toHaveFocus();
  expect(email().selectionStart).toBe(3);
});

test('a form that is submitted before its code is there is submitted once after it', async () => {
  const { load, become } = await openPage();
  await userEvent.type(email(), 'ada@example.com');
  await press();
  expect(load).toHaveBeenCalled();
  await become({ status: 'loading' });
  await become(ready);
  expect(sent.mock.calls).toEqual([['ada@example.com']]);
  expect(screen.getByText('Thanks.')).toBeInTheDocument();
});

test.each([{ status: 'slow' }, { status: 'failed' }] as const)(
  'when its code is $status, the browser submits the form',
  async (state) => {
    const { become } = await openPage();
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    await press();
    expect(submit).not.toHaveBeenCalled();
    await become(state);
    expect(submit).toHaveBeenCalledTimes(1);
    submit.mockRestore();
    // Later presses are not held.
    let held: boolean | undefined;
    const look = (event: Event) => {
      held = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('submit', look);
    fireEvent.submit(screen.getByRole('form'));
    expect(held).toBe(false);
    window.removeEventListener('submit', look);
  },
);

test('text that was typed before hydration loads the code at once', async () => {
  const { load } = await openPage({ meanwhile: () => (email().value = 'ada@example') });
  expect(load).toHaveBeenCalledTimes(1);
});

test('the component waits for the end of a press that began before', async () => {
  const { become } = await openPage();
  const button = screen.getByRole('button', { name: 'Subscribe' });
  fireEvent.mouseDown(button);
  await become(ready);
  expect(button).toBeInTheDocument();
  fireEvent.mouseUp(button);
  fireEvent.click(button);
  await screen.findByText('Thanks.');
  expect(button).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);
});

const say = () => screen.getByRole('button', { name: 'Say it' });

test('a button that is pressed before the code is there is busy, and is pressed once after it', async () => {
  const { load, become } = await openPage();
  const before = say();
  await userEvent.click(before);
  await userEvent.click(before);
  expect(load).toHaveBeenCalledWith('content', 'slot:News');
  expect(before).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/Pressed/)).not.toBeInTheDocument();
  await become(ready);
  expect(await screen.findByText('Pressed')).toBeInTheDocument();
  expect(say()).not.toHaveAttribute('aria-busy');
});

test.each(['pointerdown', 'keydown', 'scroll', 'storage'])(
  'a region that waits for an action loads its code with %s, and not when it is seen',
  async (action) => {
    const { load } = await openPage({ late: 'action' });
    see();
    fireEvent(window, new Event(action));
    fireEvent(window, new Event(action));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('events that browsers send by themselves load nothing', async () => {
  const { load } = await openPage({ late: 'action' });
  fireEvent(window, new Event('pointermove'));
  fireEvent(window, new Event('pageshow'));
  expect(load).not.toHaveBeenCalled();
});

test('its code loads at once when it would differ from the server’s HTML', async () => {
  const { load } = await openPage({ late: 'action', isWanted: () => true });
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['its code fails', { quiet: true, fallback: null }],
  ['its code fails, and its HTML stays', {}],
])('a press is reported as missed when %s', async (_, given) => {
  const onMissedPress = jest.fn();
  const { become, leave } = await openPage({ late: 'action', onMissedPress, ...given });
  await userEvent.click(say());
  await become({ status: 'failed', error: new LoadingFailed('content', '1', 'slot:News', new Error('404')) });
  fireEvent(window, new Event('pagehide'));
  leave();
  expect(onMissedPress).toHaveBeenCalledTimes(1);
});

test('a press is reported as missed when the tab is hidden', async () => {
  const onMissedPress = jest.fn();
  await openPage({ late: 'action', onMissedPress });
  await userEvent.click(say());
  fireEvent(document, new Event('visibilitychange'));
  expect(onMissedPress).not.toHaveBeenCalled();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  hidden.mockRestore();
  expect(onMissedPress).toHaveBeenCalledTimes(1);
});

test('a press is reported as missed when the shopper leaves before the code is there, and only then', async () => {
  const onMissedPress = jest.fn();
  const first = await openPage({ late: 'action', onMissedPress });
  await userEvent.click(say());
  fireEvent(window, new Event('pagehide'));
  expect(onMissedPress).toHaveBeenCalledTimes(1);
  await userEvent.click(say());
  first.leave();
  expect(onMissedPress).toHaveBeenCalledTimes(2);
  document.body.innerHTML = '';
  const second = await openPage({ late: 'action', onMissedPress });
  await userEvent.click(say());
  await second.become(ready);
  await screen.findByText('Pressed');
  second.leave();
  expect(onMissedPress).toHaveBeenCalledTimes(2);
});
