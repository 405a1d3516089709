import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts the provider of identityProvider.ts. */
export async function startIdentityProvider(redirectUri: string) {
  const child = fork(join(__dirname, 'identityProvider.ts'), [redirectUri], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [issuer] = (await once(child, 'message')) as [string];
  return {
    issuer,
    /** Who signs in there next. */
    is: async (person: { email: string; email_verified: boolean; name?: string }) => {
      child.send(person);
      await once(child, 'message');
    },
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** How a person reaches the registry: `inject` of its app, or over the network. */
interface Reach {
  inject: (call: {
    method: 'GET' | 'POST';
    url: string;
    headers: Record<string, string>;
    payload?: string;
  }) => Promise<{
    statusCode: number;
    headers: { location?: string | undefined; 'set-cookie'?: string | string[] | undefined };
    body: string;
  }>;
}

/** A person with a browser: cookies are kept, and redirects followed one by one, to the registry and elsewhere. */
export class TestPerson {
  private readonly app: Reach;
  private readonly origin: string;
  readonly cookies = new Map<string, string>();

  constructor(app: Reach, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  async request(method: 'GET' | 'POST', address: string, form?: Record<string, string>, origin = this.origin) {
    const { origin: host, pathname, search } = new URL(address, this.origin);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(method === 'POST' && { origin }) };
    if (host === this.origin) {
      const payload = form && new URLSearchParams(form).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await this.app.inject({
        method,
        url: pathname + search,
        headers: { ...headers, ...(form && type) },
        ...(payload && { payload }),
      });
      this.keep([response.headers['set-cookie'] ?? []].flat());
      return { status: response.statusCode, location: response.headers.location, text: response.body };
    }
    const response = await fetch(address, { method, headers, redirect: 'manual' });
    this.keep(response.headers.getSetCookie());
    const location = response.headers.get('location');
    return {
      status: response.status,
      location: location ? new URL(location, address).href : undefined,
      text: await response.text(),
    };
  }

  /** Goes there and on, until a page answers. */
  async visit(address: string) {
    for (let next = address, steps = 0; steps < 12; steps++) {
      const answer = await this.request('GET', next);
      if (!answer.location) return { ...answer, address: next };
      next = answer.location;
    }
    throw new Error('This leads round in circles.');
  }

  private keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}
