import type { InjectOptions } from 'fastify';
import type { Code } from '../people/account/sendCode.ts';
import { buildApp } from '../app.ts';
import type { App } from '../platform/app/bareApp.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { startLimits } from '../platform/database/databaseLimits.ts';
import { startTestDatabase } from './testDatabase.ts';
import { noOrderLimits } from './noOrderLimits.ts';

/** Tables without products, and two api processes on them, whose codes land in a list. */
export async function startTestAccounts(siteOrigin = '', orderLimits = noOrderLimits) {
  const { url, embedded, stop } = await startTestDatabase('tables');
  const codes: Code[] = [];
  const sendCode = async (code: Code) => {
    codes.push(code);
    return 'console' as const;
  };
  // Patient: many tests at once make the embedded database slower than a shopper would bear.
  const open = () => openDatabase(url, { embedded, limits: startLimits });
  const databases: [Database, Database] = [open(), open()];
  const [app, otherApp] = await Promise.all(
    databases.map((each) => buildApp(each, { siteOrigin, sendCode, orderLimits })),
  );
  if (!app || !otherApp) throw new Error('No api.');
  const run = async (text: string, values: unknown[] = []) => (await databases[0].pool.query(text, values)).rows;
  const stopAll = async () => {
    await Promise.all([app, otherApp].map((each) => each.close()));
    await Promise.all(databases.map((each) => each.close()));
    await stop();
  };
  return { url, app, otherApp, codes, run, database: databases[0], stop: stopAll };
}

/** A browser: it keeps cookies and the token, and sends both. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly #app: App;
  readonly #headers: Record<string, string>;

  constructor(app: App, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: unknown,
    more: Record<string, string> = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers: InjectOptions['headers'] = {
      host: 'localhost:3000',
      ...this.#headers,
      ...(cookie && { cookie }),
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...more,
    };
    const body = payload as InjectOptions['payload'];
    const reply = await this.#app.inject({ method, url, headers, ...(body && { payload: body }) });
    for (const { name, value, maxAge } of reply.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const answer = reply.body ? reply.json() : undefined;
    if (answer?.token) this.token = answer.token;
    return { status: reply.statusCode, body: answer, headers: reply.headers };
  }

  async post(url: string, payload?: unknown, headers?: Record<string, string>) {
    return this.call('POST', url, payload, headers);
  }

  /** Signs up, and in by the code that was sent last. */
  async join(codes: Code[], member: { name: string; email: string; password: string }): Promise<string> {
    await this.post('/api/account', member);
    await this.post('/api/account/confirm', { email: member.email, code: codes.at(-1)?.code });
    return this.id;
  }

  /** As the token says. */
  get id(): string {
    return JSON.parse(Buffer.from(this.token?.split('.')[1] ?? '', 'base64url').toString()).id;
  }

  /** The status of the call for the member's own data. */
  async seesItself(): Promise<number> {
    return (await this.call('GET', `/api/admin/user/${this.id}`)).status;
  }

  /** The same browser as it was once: a copy of what it holds. */
  copy(app = this.#app): TestBrowser {
    const twin = new TestBrowser(app, this.#headers);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    twin.token = this.token;
    return twin;
  }
}
