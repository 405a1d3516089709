import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, ask, forkApi, type Reply, startApi } from './testing/apiProcess.ts';
import { SlowLine } from './testing/SlowLine.ts';
import { startPglite } from './testing/testDatabase.ts';
import { makeTestFolder } from './testing/testRoom.ts';
import { queryOnce } from './testing/queryOnce.ts';

const folder = makeTestFolder();
let database: Awaited<ReturnType<typeof startPglite>>;
let api: ApiProcess;
/** What a test that failed may have left behind: it would keep jest from ending. */
const open: { close: () => unknown }[] = [];
let count = 0;

const url = () => database.message.url ?? '';
const settings = () => ({ DATABASE_URL: url(), DATABASE_EMBEDDED: '1' });
const killDatabase = async () => {
  database.child.kill('SIGKILL');
  await once(database.child, 'exit');
};

beforeAll(async () => {
  database = await startPglite(folder);
  api = await startApi(settings());
});
afterAll(async () => {
  for (const each of open) each.close();
  await api.stop();
  await killDatabase();
  rmSync(folder, { recursive: true });
});

const rows = (text: string) => queryOnce(url(), text);

/** Subscribes one after the other until `stop`; knows who was thanked, and all other replies. */
class Subscribers {
  readonly thanked: string[] = [];
  readonly others: Reply[] = [];
  #isOn = true;
  readonly #running = this.#run();

  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isOn) {
      const email = `reader-${++count}@example.com`;
      const reply = await ask(`${api.url}/api/admin/subscribe`, { body: { email } }).catch(() => undefined);
      if (reply?.body.success === true) this.thanked.push(email);
      else if (reply) this.others.push(reply);
      else await pause(10);
    }
  }
}

async function expectAllListed(thanked: string[]) {
  const listed = new Set((await rows('select email from newsletter_subscriptions')).map(({ email }) => email));
  expect(thanked.filter((email) => !listed.has(email))).toEqual([]);
}

const until = async (isSo: () => boolean) => {
  for (const end = Date.now() + 60_000; !isSo() && Date.now() < end; ) await pause(10);
  expect(isSo()).toBe(true);
};

/** Waits until new connections are refused. */
async function untilRefused(url: string) {
  let words = '';
  for (const end = Date.now() + 20_000; !words.includes('ECONNREFUSED') && Date.now() < end; )
    words = await ask(`${url}/healthz`).then(String, String);
  expect(words).toContain('ECONNREFUSED');
}

test('the database is killed while shoppers subscribe: requests are refused at once, it is soon back, and all confirmed ones are stored', async () => {
  const shoppers = new Subscribers();
  for (let times = 0; times < 2; times++) {
    const [thanked, others] = [shoppers.thanked.length, shoppers.others.length];
    await until(() => shoppers.thanked.length > thanked + 20);
    await killDatabase();
    await until(() => shoppers.others.length > others);
    expect((await ask(`${api.url}/readyz`)).status).toBe(503);
    database = await startPglite(folder);
    const refused = shoppers.thanked.length;
    await until(() => shoppers.thanked.length > refused);
  }
  await shoppers.stop();
  for (const { status, headers, body, took } of shoppers.others) {
    expect([status, headers['retry-after'], body.code]).toEqual([503, '2', 'unavailable']);
    expect(body.message).toMatch(/^This part of the store isn’t available right now\./);
    expect(took).toBeLessThan(15_000);
  }
  expect(api.child.exitCode).toBeNull();
  await expectAllListed(shoppers.thanked);
});

test('after the api is killed the next one opens the database, and every confirmed sign-up is stored', async () => {
  const shoppers = new Subscribers();
  await until(() => shoppers.thanked.length > 20);
  await api.stop('SIGKILL');
  api = await startApi(settings());
  const before = shoppers.thanked.length;
  await until(() => shoppers.thanked.length > before + 20);
  await shoppers.stop();
  await expectAllListed(shoppers.thanked);
});

test('on shutdown the api completes requests in progress, accepts no new ones, and closes its connections', async () => {
  const line = await SlowLine.open(url());
  const slow = await startApi({ ...settings(), DATABASE_URL: line.url });
  const agent = new Agent({ keepAlive: true });
  open.push(line, { close: () => slow.child.kill('SIGKILL') }, { close: () => agent.destroy() });
  await ask(`${slow.url}/healthz`, { agent });
  // Its first background round would wait on the same slow connection.
  await pause(2000);
  line.delay = 1000;
  const begun = ask(`${slow.url}/api/taxonomy`, { agent });
  const { port } = new URL(slow.url);
  const half = connect(Number(port), '127.0.0.1');
  half.write('GET /readyz HTTP/1.1\r\nhost: api\r\n');
  await pause(300);
  const ended = slow.stop('SIGTERM');
  await untilRefused(slow.url);
  half.write('\r\n');
  expect(String((await once(half, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 [^]*connection: close[^]*about to end/i);
  const reply = await begun;
  expect([reply.status, reply.headers.connection]).toEqual([200, 'close']);
  await ended;
  expect(slow.child.exitCode).toBe(0);
  expect(slow.lines.map(({ route }) => route)).toContain('/api/taxonomy');
});

test('a start that is killed at any moment is completed by the next one', async () => {
  const facts =
    'select (select count(*)::int from products) as products, (select count(*)::int from variants) as variants, ' +
    '(select count(*)::int from stock) as stock, (select count(*)::int from drizzle.__drizzle_migrations) as steps';
  const whole = await rows(facts);
  const line = await SlowLine.open(url());
  open.push(line);
  for (const moment of [0, 700, 2000]) {
    await rows('drop schema public cascade; create schema public; drop schema drizzle cascade');
    line.delay = 60;
    const cut = forkApi({ ...settings(), DATABASE_URL: line.url });
    await until(() => line.connections > 0);
    await pause(moment);
    cut.kill('SIGKILL');
    await once(cut, 'exit');
    line.cut();
    const next = await startApi(settings());
    expect((await ask(`${next.url}/api/taxonomy`)).status).toBe(200);
    expect(await rows(facts)).toEqual(whole);
    await next.stop();
  }
});
