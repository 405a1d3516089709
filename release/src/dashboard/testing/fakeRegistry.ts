/** A registry at the network's edge: answers by path, and an event stream that a test writes. */
import { act } from '@testing-library/react';
import { installBrowserRequest } from '@paw/testing/installBrowserRequest.ts';
import type { EnvironmentState, LiveRemote } from '../registryApi.ts';

export const idOf = (digit: string) => digit.repeat(16);
const now = () => new Date().toISOString();

export const cart: LiveRemote = {
  remote: 'cart',
  live: idOf('b'),
  since: now(),
  by: 'ana (signed in)',
  n: 2,
  evidence: [],
  rollsBackTo: idOf('a'),
  mayRollBack: true,
};

export const local: EnvironmentState = {
  env: 'local',
  n: 2,
  setId: idOf('e'),
  remotes: [cart],
  shells: [{ url: 'http://shop:3000', host: 'shop', pid: 7, state: 'follows', text: 'serves this set' }],
  mayRollBackAll: true,
};

interface Answered {
  status: number;
  body: unknown;
}
type Answer = (body: Record<string, unknown>) => Answered | Promise<Answered>;

export const ok = (body: unknown): Answered => ({ status: 200, body });
export const refused = (status: number, code: string, message: string): Answered => ({
  status,
  body: { code, message },
});

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeStream[] = [];
  readyState = 1;
  constructor() {
    super();
    FakeStream.open.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

/**
 * Environments and answers may be changed while the page is open. A path that is not there does not answer at all; one
 * may begin with its method, such as `DELETE /v1/tokens/1`.
 */
export class FakeRegistry {
  environments: readonly EnvironmentState[] = [local];
  /** Bodies of the calls that change something, and of dry runs. */
  readonly sent: Record<string, unknown>[] = [];
  /** The same calls, as `DELETE /v1/tokens/1`. */
  readonly calls: string[] = [];
  isGone = false;
  at = now;
  readonly answers: Record<string, Answer> = {
    '/auth/me': () =>
      ok({ kind: 'person', name: 'Ana', role: 'releaser', remotes: [], mayAdminister: false, mayNotify: true }),
    '/v1/overview': () => ok({ at: this.at(), environments: this.environments }),
    '/v1/environments/local/tabs': () => ok({ tabs: [], silent: [] }),
    '/v1/diff': () => ok({ text: 'cart@bbbb', data: { routes: { removed: ['/gift-cards'] } } }),
    '/v1/environments/local/timeline': () => ok({ n: 0, found: 0, older: false, entries: [] }),
  };

  install(): void {
    installBrowserRequest();
    FakeStream.open = [];
    Object.assign(globalThis, { EventSource: FakeStream, fetch: (request: Request) => this.answer(request) });
  }

  /** As the event stream tells it. */
  tell(env: string, n: number): void {
    act(() => {
      for (const stream of FakeStream.open)
        stream.dispatchEvent(new MessageEvent('head', { data: JSON.stringify({ env, n }) }));
    });
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const found = this.answers[call] ?? this.answers[pathname + search] ?? this.answers[pathname];
    if (this.isGone || !found) throw new TypeError('Failed to fetch');
    const isRead = request.method === 'GET';
    const sent = JSON.parse((!isRead && (await request.text())) || '{}') as Record<string, unknown>;
    if (!isRead) {
      this.sent.push(sent);
      this.calls.push(call);
    }
    const { status, body } = await found(sent);
    return Response.json(body, { status });
  }
}
