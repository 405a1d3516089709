import type { LateCode } from '@paw/ui/SlotPlace.tsx';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type SubmitEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { ChunkState } from '../../chunks/ChunkLoader.ts';
import { noRemotes } from '../../testing/inShell.tsx';
import { type RemoteAccess, RemoteAccessContext } from '../RemoteAccess.tsx';
import { RemoteRegion } from '../RemoteRegion.tsx';

/** Tells an observed element that it is in the viewport. */
let tellSeen: () => void;
export const see = () => tellSeen();
export const sent = jest.fn();

export function Component() {
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

export const ready: ChunkState = { status: 'ready', module: { Component } };
export const label = 'content@1';

interface Given {
  /** What happens before hydration. */
  meanwhile?: () => void;
  /** `undefined`: the region of a page. */
  late?: LateCode | undefined;
  isWanted?: () => boolean;
  onMissedPress?: () => void;
  quiet?: boolean;
  fallback?: null;
  component?: ComponentType;
}

/** The server's HTML, hydrated without the component's code. */
export async function openPage({ meanwhile, component = Component, ...given }: Given = {}) {
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
  const onServer: RemoteAccess = {
    ...noRemotes,
    set,
    state: () => ({ status: 'ready', module: { Component: component } }),
  };
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
  const html = root.querySelector('[data-region]')?.innerHTML ?? '';
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

export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
export const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
export const say = () => screen.getByRole('button', { name: 'Say it' });

beforeEach(() => {
  document.body.innerHTML = '';
  sent.mockReset();
  tellSeen = () => undefined;
  class FakeObserver {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      tellSeen = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
