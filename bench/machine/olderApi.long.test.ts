/** While machines are updated one after the other, an api of the version before runs on the tables of the new one. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { findServer } from '../../tools/test/findPostgres.mjs';
import { startServer } from './emptyDatabase.ts';
import { checkout, manyGuests, plainEnvironment } from './environments.ts';
import { openOlderCheckout } from './olderCheckout.ts';

const older = openOlderCheckout();
const missing = findMissing();
if (missing) console.warn(`NOT TESTED: an api of the version before: ${missing}.`);
const mails = mkdtempSync(join(tmpdir(), 'paw-older-mails-'));
const started: ChildProcess[] = [];

jest.setTimeout(300_000);

afterAll(() => {
  for (const folder of [mails, older?.folder]) if (folder) rmSync(folder, { recursive: true, force: true });
});

(missing ? describe.skip : describe)(`an api of the version before (${older?.name})`, () => {
  test('it sells on the new tables beside a new one, and each reads the orders of the other', async () => {
    const server = await startServer();
    if (!server) throw new Error('PostgreSQL did not start.');
    const role = `paw_older_${randomUUID().slice(0, 8)}`;
    const url = Object.assign(new URL(server.url), { username: role }).href;
    try {
      await query(server.url, `create role ${role} login`);
      migrate(server.url, url);
      // As the role that owns the tables, which an api was before it had a role of its own.
      const before = await startApi(older?.folder ?? '', server.url);
      const line = await findLine(server.url);
      const guest = new Guest(before);
      await guest.post('/api/session/guest');
      const first = await buy(guest, line);
      const after = await startApi(checkout, url);
      expect(await read(before, guest, first)).toEqual(await read(after, guest, first));
      guest.url = after;
      const second = await buy(guest, line);
      expect(await read(before, guest, second)).toEqual(await read(after, guest, second));
      expect(second.number).not.toBe(first.number);
    } finally {
      await endAll();
      await query(server.url, `drop owned by ${role}; drop role ${role}`);
      await server.stop();
    }
  });
});

function findMissing(): string | undefined {
  if (!older) return 'the history of the files is not here (git fetch --unshallow)';
  const hasServer = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL || findServer(process.env);
  return hasServer ? undefined : 'PostgreSQL is not installed (apt-get install postgresql)';
}

/** Of today's version, as the runbook does before the first machine. */
function migrate(owner: string, url: string): void {
  const env = { PATH: process.env.PATH, DATABASE_MIGRATION_URL: owner, DATABASE_URL: url };
  const args = ['tools/start/role.mjs', 'migration'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: checkout, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The migration ended with ${status}: ${stdout}${stderr}`);
}

/** @returns its URL */
async function startApi(root: string, databaseUrl: string): Promise<string> {
  const env = {
    ...plainEnvironment(checkout),
    ...manyGuests,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    MAIL_FOLDER: mails,
  };
  const child = fork(join(root, 'api/src/server.ts'), {
    cwd: root,
    // Cookies of a shop have the same names at each of its apis.
    env: { ...env, NODE_ENV: 'production', SITE_ORIGIN: 'https://shop.example' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const ended = once(child, 'exit').then(() => [{ type: 'end' }]);
  const [word] = (await Promise.race([once(child, 'message'), ended])) as [{ type: string; url?: string }];
  if (word.type !== 'listening' || !word.url) throw new Error(`The api in ${root} did not start: ${said}`);
  return word.url;
}

const endAll = () =>
  Promise.all(
    started.map(async (child) => {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    }),
  );

interface Line {
  title: string;
  size: string;
  color: { name: string };
  quantity: number;
  priceCents: number;
}

async function findLine(url: string): Promise<Line> {
  const text = `select title, size, colour_name, price_cents from variants join products on products.id = product_id
    join stock on stock.variant_id = variants.id where units > 10 order by sku limit 1`;
  const [row] = await query(url, text);
  return {
    title: row.title,
    size: row.size,
    color: { name: row.colour_name },
    quantity: 2,
    priceCents: row.price_cents,
  };
}

async function query(url: string, text: string) {
  const { pool, close } = openDatabase(url, { embedded: false });
  return (await pool.query(text).finally(close)).rows;
}

/** A browser without an account: it keeps cookies and the token. */
class Guest {
  url: string;
  readonly #cookies = new Map<string, string>();
  #token = '';

  constructor(url: string) {
    this.url = url;
  }

  post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
    this.call(path, { method: 'POST', body: JSON.stringify(body), headers });

  async call(
    path: string,
    { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = {
      cookie,
      'content-type': 'application/json',
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
    };
    const answer = await fetch(this.url + path, { ...init, headers: { ...own, ...headers } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      this.#cookies.set(name, value);
    }
    const body = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    if (body.token) this.#token = body.token;
    return body;
  }
}

interface Placed {
  reference: string;
  number: string;
}

async function buy(guest: Guest, line: Line): Promise<Placed> {
  const address = { name: 'Ada Lee', line1: '1 Elm Street', city: 'Austin', state: 'TX', zip: '78701' };
  const asked = { address, delivery: 'standard', payment: 'delivery', lines: [line], quoteHash: '' };
  const email = `${randomUUID()}@example.test`;
  const { hash } = await guest.post('/api/cart/quote', { ...asked, email });
  const order = { ...asked, contact: { email }, quoteHash: hash };
  return guest.post('/api/orders', order, { 'idempotency-key': randomUUID() });
}

/** What both versions must agree on. */
async function read(url: string, guest: Guest, { reference }: Placed) {
  const home = guest.url;
  guest.url = url;
  const { number, merchandiseCents, taxCents, totalCents } = await guest.call(`/api/orders/${reference}`);
  guest.url = home;
  return { number, merchandiseCents, taxCents, totalCents };
}
